import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { ComputeTag, TagInput } from './argon2.ts'

/** The next one waits in the thread, so that the core is not idle during a turn of the event loop. */
const TAGS_PER_THREAD = 2

const MEMORY = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

/**
 * Threads that do nothing but Argon2, one for each core: in Node's own pool hashes compete for the caches or cores
 * are idle, and reading files and resolving host names wait behind them. They start when first needed, do not see
 * the process's environment, and do not keep the process from ending.
 * @returns `capacity`: how many tags the threads take; further ones wait here. `computeTag` rejects when its thread
 * fails; the next tag gets a new thread. `stop` rejects tags that are being computed.
 */
export const createHashingThreads = (): {
  computeTag: ComputeTag
  capacity: number
  stop: () => Promise<void>
} => {
  const maxThreads = availableParallelism()
  const threads = new Piscina<TagInput, Uint8Array>({
    filename: new URL('./argon2-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    concurrentTasksPerWorker: TAGS_PER_THREAD,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled',
    recordTiming: false,
    env: {},
    execArgv: [],
    resourceLimits: MEMORY,
  })
  // A thread has failed without work: nothing is lost, and an unhandled event would end the process.
  threads.on('error', () => {})
  return {
    computeTag: (input) => threads.run(input),
    capacity: maxThreads * TAGS_PER_THREAD,
    stop: () => threads.destroy(),
  }
}
