import { setTimeout } from 'node:timers/promises'
import type { Metrics } from './metrics.ts'

/** What hangs does not answer either; Prometheus waits for ten seconds. */
const TIMEOUT_MS = 5000

/** Whether `check` resolves in time. */
export const isUp = (check: () => Promise<unknown>): Promise<boolean> => {
  const answers = check().then(
    () => true,
    () => false,
  )
  return Promise.race([answers, setTimeout(TIMEOUT_MS, false, { ref: false })])
}

/**
 * A gauge that is 1 when `check` resolves in time, else 0. It runs with the figures alone: no request and no readiness
 * waits for it.
 */
export const watchUp = (
  metrics: Pick<Metrics, 'watch'>,
  name: string,
  help: string,
  check: () => Promise<unknown>,
): void =>
  metrics.watch(name, `${help}: 1 or 0.`, [], async () => [
    { labels: {}, value: (await isUp(check)) ? 1 : 0 },
  ])
