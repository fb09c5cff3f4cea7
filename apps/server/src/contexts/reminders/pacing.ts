import { setTimeout } from 'node:timers/promises'

/** The limit of all rests of a run together, so that a slow machine is done within the minute too. */
const MAX_REST_MS = 20_000

/**
 * Rests for as long as the last piece of work took, while any of the run's rests is left: a request that arrives
 * meanwhile finds the processors free more often.
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
