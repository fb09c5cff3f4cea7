import { serverNow } from '../ui/time/clock.ts'
import type { StoredAnswer } from './database.ts'

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
