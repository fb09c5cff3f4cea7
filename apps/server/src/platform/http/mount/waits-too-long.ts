import type { AnyOperation } from '@wohlauf/contract/operation'
import { isWriting } from './admission.ts'

/**
 * How long one more may have to wait for the database, in milliseconds: a burst is served. Readers who are logged in are refused
 * last: a device repeats its writes, and a stranger has nothing open that would stop.
 */
const LONGEST_WAIT_MS = { stranger: 3000, writing: 4500, reading: 6000 }

/** Whether a call is refused immediately, because it would wait for longer than it is worth waiting. */
export const waitsTooLong = (operation: AnyOperation, isLoggedIn: boolean, expectedMs: number): boolean => {
  if (!isLoggedIn) return expectedMs > LONGEST_WAIT_MS.stranger
  return expectedMs > (isWriting(operation) ? LONGEST_WAIT_MS.writing : LONGEST_WAIT_MS.reading)
}
