import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Caller, createLane } from '../../base/lane.ts'

const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** Each waiting document holds up to `MAX_FILE_BYTES`. */
const LANE = { slots: 1, queueLength: 20, queueLengthOfApp: 4 }

/** Out of time or memory; a thread that cannot start is the server's own fault, and reported as such. */
const isCausedByDocument = (error: unknown): boolean => {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}

type ReaderOptions = {
  /** Gets the bytes as `workerData` and posts one message. */
  thread: URL
  /** Including the start of the thread. */
  timeoutMs: number
}

/**
 * Reads untrusted documents, one at a time, each in a new thread without environment or state of the process.
 * A thread that takes too long or too much memory is terminated, and its answer is null.
 * @throws TooBusy when the caller has one waiting already, or too many others have
 * @throws Error when the thread cannot be started or fails for a reason of its own
 */
export const createThreadReader = <Answer>({ thread, timeoutMs }: ReaderOptions) => {
  const inTurn = createLane(LANE)

  const read = async (bytes: Buffer): Promise<Answer | null> => {
    // A copy, because the bytes may be in a shared buffer.
    const copy = new Uint8Array(bytes)
    const worker = new Worker(thread, {
      workerData: copy,
      transferList: [copy.buffer],
      env: {},
      execArgv: [],
      resourceLimits: MEMORY,
      stdout: true,
      stderr: true,
    })
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
      return answer as Answer | null
    } catch (error) {
      if (isCausedByDocument(error)) return null
      throw error
    } finally {
      await worker.terminate()
    }
  }

  return (bytes: Buffer, caller: Caller): Promise<Answer | null> => inTurn(caller, () => read(bytes))
}
