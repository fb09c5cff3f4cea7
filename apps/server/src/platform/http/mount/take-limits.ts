import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  type LimitInHandler,
  namedLimits,
  RATE_LIMITS,
  type RateLimitName,
} from '@wohlauf/contract/rate-limits'
import { Refusal } from '../../base/refusal.ts'
import type { Limits } from '../../limits/limits.ts'

type Counted = {
  /** Needed by a limit that counts e-mail addresses; missing for an upload, which is counted before it is read. */
  input?: object
  bytes?: number
}

type Call = Counted & { appId: string; userId: string | null; remoteAddress: string }

/** An e-mail address counts within its app. */
const ofEmailAddress = (appId: string, emailAddress: string | undefined): string => `${appId} ${emailAddress}`

const subjectOf = (name: RateLimitName, field: string | null, call: Call): string => {
  const subjects = {
    user: () => call.userId ?? '',
    network: () => call.remoteAddress,
    app: () => call.appId,
    address: () => ofEmailAddress(call.appId, call.input?.[field as never]),
  }
  return subjects[RATE_LIMITS[name].per]()
}

const ruleOf = (name: RateLimitName) => ({
  unit: undefined,
  refusal: 'too-many-requests' as const,
  ...RATE_LIMITS[name],
})

/**
 * A call refused by one limit does not count for the next. A counted call stays counted, even if it fails.
 * @throws Refusal the limit's own, with the seconds to wait
 */
export const takeLimits = async (
  limits: Pick<Limits, 'take'>,
  operation: AnyOperation,
  call: Call,
  now: Date,
): Promise<void> => {
  for (const { name, field } of namedLimits(operation.limits)) {
    const { unit, refusal } = ruleOf(name)
    const amount = unit === 'kibibyte' ? Math.ceil((call.bytes ?? 0) / 1024) : 1
    const retryAfterSeconds = await limits.take(name, subjectOf(name, field, call), now, amount)
    if (retryAfterSeconds > 0) throw new Refusal(refusal, { retryAfterSeconds })
  }
}

/**
 * @returns a function that counts one call for a limit in a handler, and returns the seconds to wait: 0 when it is
 * not reached
 */
export const limitTaker =
  (
    limits: Pick<Limits, 'take'>,
    { limitsInHandler = [], name: operation }: AnyOperation,
    appId: string,
    now: Date,
  ) =>
  async (name: LimitInHandler, emailAddress: string): Promise<number> => {
    if (!limitsInHandler.includes(name)) throw new Error(`${operation} does not state the limit ${name}`)
    return limits.take(name, ofEmailAddress(appId, emailAddress), now)
  }
