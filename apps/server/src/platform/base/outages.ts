import { setTimeout } from 'node:timers/promises'
import { describeError } from './describe-error.ts'
import { isUp } from './metrics/watch-up.ts'

declare module './services.ts' {
  interface Services {
    outages: Outages
  }
}

/** What can be away, as the log names it. */
type Service = 'database' | 'storage'

/** What of this process failed because a service was away. */
type Part = 'requests' | 'sessions' | 'jobs' | 'queue' | 'connections'

type Outage = { note: (part: Part, error: unknown) => void; stop: () => void }

type Outages = Record<Service, Pick<Outage, 'note'>>

export type Log = { warn: (fields: Record<string, unknown>, event: string) => void }

/** The first line waits a moment: connections are lost together. */
const INTERVALS = { firstMs: 1000, lookMs: 5000, lineMs: 60_000 }

/**
 * Logs failures whose reason is outside of the process: the first one, then their counts once a minute, and the end. Each of them
 * alone would say the same, hundreds of times a minute.
 * @param check resolves when the service answers
 */
export const watchOutage = (
  service: Service,
  check: () => Promise<unknown>,
  log: Log,
  { firstMs, lookMs, lineMs } = INTERVALS,
): Outage => {
  let failed: Partial<Record<Part, number>> = {}
  let lastError: unknown
  let failedAt = 0
  let lastLineAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  let isWatching = false

  /** Writes what was counted, unless that was done within the last minute. */
  const writeCounts = () => {
    if (Object.keys(failed).length === 0 || performance.now() - lastLineAt < lineMs) return
    const { at: _, ...error } = describeError(lastError)
    log.warn({ service, error, failed }, 'unavailable')
    failed = {}
    lastLineAt = performance.now()
  }

  const watch = async () => {
    isWatching = true
    const since = performance.now()
    for (let looks = 1, isAway = true; isAway || Object.keys(failed).length > 0; looks += 1) {
      const lookedAt = performance.now()
      await setTimeout(looks === 1 ? firstMs : lookMs, undefined, { ref: false })
      if (isStopped) return
      const isOver = (await isUp(check)) && (looks === 1 || failedAt < lookedAt)
      if (isStopped) return
      // After the look: a service that comes back once its line stands is seen to come back.
      writeCounts()
      // One connection that was lost is not an outage that ends.
      if (isAway && isOver && looks > 1)
        log.warn({ service, seconds: Math.round((lookedAt - since) / 1000) }, 'available again')
      isAway = !isOver
    }
    isWatching = false
  }

  return {
    note: (part, error) => {
      if (isStopped) return
      failed[part] = (failed[part] ?? 0) + 1
      lastError = error
      failedAt = performance.now()
      if (!isWatching) void watch()
    },
    stop: () => {
      isStopped = true
    },
  }
}
