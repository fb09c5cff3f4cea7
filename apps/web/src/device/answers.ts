import { serverNow } from '../ui/time/clock.ts'
import type { DeviceDatabase, StoredAnswer } from './database.ts'

/** Inputs are small and written by code, always with their fields in the same order. */
export const answerKey = ({ name }: { name: string }, input: object): string =>
  `${name} ${JSON.stringify(input)}`

export const storedAnswer = ({ name }: { name: string }, answer: unknown): StoredAnswer => {
  const now = serverNow().getTime()
  return {
    operation: name,
    answer,
    receivedAtMs: now,
    openedAtMs: now,
    bytes: JSON.stringify(answer).length,
  }
}

/** Stores an answer that queued commands have changed: the time when the server sent it stays. */
export const writeAnswer = async (
  database: DeviceDatabase,
  operation: { name: string },
  input: object,
  answer: unknown,
): Promise<void> => {
  const key = answerKey(operation, input)
  const nextAnswer = storedAnswer(operation, answer)
  const receivedAtMs = (await database.get('answers', key))?.receivedAtMs ?? nextAnswer.receivedAtMs
  await database.put('answers', { ...nextAnswer, receivedAtMs }, key)
}

/** Undefined if the device does not have the answer. */
export const readAnswer = async (
  database: DeviceDatabase,
  operation: { name: string },
  input: object,
): Promise<unknown> => (await database.get('answers', answerKey(operation, input)))?.answer
