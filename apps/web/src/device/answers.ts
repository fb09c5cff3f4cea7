import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
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

export const writeAnswer = async <Op extends AnyOperation>(
  database: DeviceDatabase,
  operation: Op,
  input: InputOf<Op>,
  answer: OutputOf<Op>,
): Promise<void> => {
  await database.put('answers', storedAnswer(operation, answer), answerKey(operation, input))
}

/** Undefined: the device does not have it. */
export const readAnswer = async <Op extends AnyOperation>(
  database: DeviceDatabase,
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op> | undefined> =>
  (await database.get('answers', answerKey(operation, input)))?.answer as OutputOf<Op> | undefined
