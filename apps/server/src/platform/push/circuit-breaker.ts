import { LRUCache } from 'lru-cache'
import { PushNotSent } from './push-not-sent.ts'

/** Consecutive failures that count as an outage. */
const FAILURES = 5
const PAUSE_SECONDS = 30
/** The maximum pause, even if a provider asks for a longer one: a reminder is useless after an hour. */
const MAX_PAUSE_SECONDS = 900
/** Browsers choose their own push services. */
const MAX_SERVICES = 1000

export type CircuitBreaker = {
  /**
   * A paused service throws immediately, so that an unresponsive one does not occupy the worker with time-outs.
   * @throws PushNotSent
   */
  run: <T>(service: string, send: () => Promise<T>) => Promise<T>
}

/** @param now milliseconds */
export const createCircuitBreaker = (now: () => number = Date.now): CircuitBreaker => {
  const states = new LRUCache<string, { failures: number; until: number }>({ max: MAX_SERVICES })

  const note = (service: string, { isOutage, retryAfterSeconds }: PushNotSent): void => {
    const { failures, until } = states.get(service) ?? { failures: 0, until: 0 }
    // An answer about one message shows that the service works.
    const count = isOutage ? failures + 1 : 0
    const seconds = retryAfterSeconds ?? (isOutage && count >= FAILURES ? PAUSE_SECONDS : 0)
    const pausedUntil = now() + Math.min(seconds, MAX_PAUSE_SECONDS) * 1000
    states.set(service, { failures: count, until: Math.max(until, pausedUntil) })
  }

  return {
    run: async (service, send) => {
      if ((states.get(service)?.until ?? 0) > now()) throw new PushNotSent('The push service is paused.')
      try {
        const result = await send()
        states.delete(service)
        return result
      } catch (error) {
        if (error instanceof PushNotSent) note(service, error)
        throw error
      }
    },
  }
}
