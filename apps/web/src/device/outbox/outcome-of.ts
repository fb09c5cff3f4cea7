import { CallError } from '../../api/call-error.ts'
import type { Outcome } from './queue.ts'

/** The server, or one on the way to it, asks for another try. */
const isForLater = ({ status, identifier }: CallError): boolean =>
  status === 0 ||
  status >= 500 ||
  status === 408 ||
  status === 429 ||
  identifier === 'busy' ||
  // Not from our server: a hotel's page before its own login.
  identifier === 'unknown'

const SECOND_MS = 1000

/** Seconds or a date, as HTTP allows. */
const pauseOf = (retryAfter: string | null, serverNowMs: number): number | null => {
  if (retryAfter === null) return null
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - serverNowMs
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** What a failed call means for its act. */
export const outcomeOf = (error: unknown, serverNowMs: number): Outcome => {
  if (!(error instanceof CallError)) return { kind: 'later', afterMs: null }
  if (error.status === 401) return { kind: 'paused' }
  if (isForLater(error)) return { kind: 'later', afterMs: pauseOf(error.retryAfter, serverNowMs) }
  const { status, identifier, message } = error
  return {
    kind: 'refused',
    refusal: { status, identifier: identifier === 'network' ? 'unknown' : identifier, message },
    error,
  }
}
