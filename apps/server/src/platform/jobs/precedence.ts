import type { Precedence } from './job.ts'

/** Work that gives way waits no longer than this, whatever happens to the work that goes first. */
const LONGEST_WAIT_MS = 60_000

/**
 * Lets work that gives way wait until all work that goes first has ended. For one worker: what another one runs is not known
 * here.
 */
export const createPrecedence = (longestWaitMs = LONGEST_WAIT_MS) => {
  const first = new Set<Promise<unknown>>()

  const giveWay = async (): Promise<void> => {
    const { promise: isLongEnough, resolve } = Promise.withResolvers<'long enough'>()
    const timer = setTimeout(() => resolve('long enough'), longestWaitMs)
    while (first.size > 0)
      if ((await Promise.race([isLongEnough, Promise.allSettled(first)])) === 'long enough') break
    clearTimeout(timer)
  }

  return async (precedence: Precedence | undefined, work: () => Promise<void>): Promise<void> => {
    if (precedence === 'gives-way') await giveWay()
    if (precedence !== 'goes-first') return work()
    const running = work()
    first.add(running)
    try {
      await running
    } finally {
      first.delete(running)
    }
  }
}
