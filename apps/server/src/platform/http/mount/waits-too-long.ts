import type { AnyOperation } from '@wohlauf/contract/operation'
import { isWriting } from './admission.ts'

/**
 * How long others may have waited for the database when one more joins them, in milliseconds: a burst is served. Readers who are
 * logged in are refused last: a device repeats its writes, and a stranger has nothing open that would stop.
 */
const LONGEST_WAIT_MS = { stranger: 3000, writing: 6000, reading: 9000 }

/** Whether a call is refused immediately, because it would wait for longer than it is worth waiting. */
export const waitsTooLong = (operation: AnyOperation, isLoggedIn: boolean, queuedMs: number): boolean => {
  if (!isLoggedIn) return queuedMs > LONGEST_WAIT_MS.stranger
  return queuedMs > (isWriting(operation) ? LONGEST_WAIT_MS.writing : LONGEST_WAIT_MS.reading)
}
