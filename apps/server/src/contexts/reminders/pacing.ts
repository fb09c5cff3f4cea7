import { setTimeout } from 'node:timers/promises'

/** All rests of a run together, so that a slow machine is done within the minute too. */
const MAX_REST_MS = 20_000

/**
 * Rests as long as the last piece of work took, as long as any of the run's rests is left: a request that
 * comes meanwhile finds the processors free more often.
 * @param sleep milliseconds
 * @returns takes the milliseconds that the last piece of work took
 */
export const createPacing = (sleep: (ms: number) => Promise<unknown> = setTimeout) => {
  let leftMs = MAX_REST_MS
  return async (workedMs: number): Promise<void> => {
    const restMs = Math.min(workedMs, leftMs)
    leftMs -= restMs
    if (restMs > 0) await sleep(restMs)
  }
}
