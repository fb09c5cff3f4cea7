import { type Caller, createLane } from '../../base/lane.ts'
import { runInThread, ThreadEnded } from '../../base/run-in-thread.ts'

const HEAP_MB = 128

/** Ends the check of a document that waits and does not end. */
const MAX_MS = 240_000

/** Each waiting document holds up to `MAX_FILE_BYTES`. */
const LANE = { slots: 1, queueLength: 20, queueLengthOfApp: 4 }

type ReaderOptions = {
  /** Gets the bytes as `workerData` and posts one message. */
  thread: URL
  /** Including the start of the thread. */
  maxCpuMs: number
}

/**
 * Reads untrusted documents, one at a time, each in a new thread without environment or state of the process.
 * A thread that takes too much time or memory is terminated, and its answer is null.
 * @throws TooBusy when the caller has one waiting already, or too many others have, or it waits too long
 * @throws Error when the thread cannot be started or fails for a reason of its own
 */
export const createThreadReader = <Answer>({ thread, maxCpuMs }: ReaderOptions) => {
  const inTurn = createLane(LANE)

  const read = async (bytes: Buffer): Promise<Answer | null> => {
    // A copy, because the bytes may be in a shared buffer.
    const copy = new Uint8Array(bytes)
    try {
      const limits = { maxCpuMs, maxMs: MAX_MS, heapMb: HEAP_MB }
      return await runInThread<Answer | null>(thread, copy, { ...limits, transfer: [copy.buffer] })
    } catch (error) {
      if (error instanceof ThreadEnded) return null
      throw error
    }
  }

  return (bytes: Buffer, caller: Caller): Promise<Answer | null> => inTurn(caller, () => read(bytes))
}
