import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { serverNow } from '../ui/time/clock.ts'
import type { DeviceDatabase, StoredAnswer } from './database.ts'

/** Inputs are small and written by code, always with their fields in the same order. */
export const answerKey = ({ name }: { name: string }, input: object): string =>
  `${name} ${JSON.stringify(input)}`

export const writeAnswer = async <Op extends AnyOperation>(
  database: DeviceDatabase,
  operation: Op,
  input: InputOf<Op>,
  answer: OutputOf<Op>,
): Promise<void> => {
  const now = serverNow().getTime()
  const bytes = JSON.stringify(answer).length
  const stored: StoredAnswer = {
    operation: operation.name,
    answer,
    receivedAtMs: now,
    openedAtMs: now,
    bytes,
  }
  await database.put('answers', stored, answerKey(operation, input))
}

/** Undefined: the device does not have it. */
export const readAnswer = async <Op extends AnyOperation>(
  database: DeviceDatabase,
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op> | undefined> =>
  (await database.get('answers', answerKey(operation, input)))?.answer as OutputOf<Op> | undefined
