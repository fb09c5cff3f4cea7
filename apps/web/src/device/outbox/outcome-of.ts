import { CallError } from '../../api/call-error.ts'
import { MAX_PAUSE_MS, type Outcome } from './queue.ts'

/** The server, or a proxy before it, asks for another attempt. */
const isForLater = ({ status, identifier }: CallError): boolean =>
  status === 0 ||
  status >= 500 ||
  status === 408 ||
  status === 429 ||
  identifier === 'busy' ||
  // The next version of the shell will send it.
  identifier === 'shell-outdated' ||
  // The answer is not from our server: for instance a hotel's page before its own login.
  identifier === 'unknown'

const SECOND_MS = 1000

/** `Retry-After` has seconds or a date. */
const pauseOf = (retryAfter: string | null, serverNowMs: number): number | null => {
  if (retryAfter === null) return null
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - serverNowMs
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** A failed call's outcome for its command. */
export const outcomeOf = (error: unknown, serverNowMs: number): Outcome => {
  if (!(error instanceof CallError)) return { kind: 'later', afterMs: null }
  if (error.status === 401) return { kind: 'paused' }
  const { status, identifier, message } = error
  const refusal = {
    status,
    identifier: identifier === 'network' ? ('unknown' as const) : identifier,
    message,
  }
  const afterMs = pauseOf(error.retryAfter, serverNowMs)
  // A limit of a day, for instance: commands behind it must not wait that long.
  const isLongLimit = status === 429 && afterMs !== null && afterMs > MAX_PAUSE_MS
  if (!isForLater(error) || isLongLimit) return { kind: 'refused', refusal, error }
  return identifier === 'internal-error'
    ? { kind: 'later', afterMs, fault: refusal }
    : { kind: 'later', afterMs }
}
