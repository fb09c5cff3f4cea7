import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createTurns } from '../turns.ts'
import type { DocumentFormat } from './document-format.ts'

/**
 * The format of a document by its bytes ({@link import('./document-format.ts').documentFormatOf}), determined
 * in a thread that is terminated when it takes too long or too much memory: such a document is refused.
 *
 * @throws TooBusy when too many are waiting already
 * @throws Error when the thread cannot be started or fails for a reason of its own
 */
export type JudgeDocument = (bytes: Buffer) => Promise<DocumentFormat | null>

/** Including the start of the thread; a usual document takes some milliseconds. */
const PATIENCE_MS = 10_000

const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** Each waiting document holds up to `MAX_FILE_BYTES`. */
const MOST_WAITING = 20

const THREAD = new URL('./judge-document-thread.ts', import.meta.url)

/**
 * Out of time or out of memory; a thread that cannot start is the server's own fault, and reported as such.
 */
const isCausedByDocument = (error: unknown): boolean => {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}

type JudgeOptions = {
  /** The script of the thread. */
  thread?: URL
  patienceMs?: number
}

/**
 * One document at a time, each in a new thread without access to the process's state: no environment, no
 * earlier document.
 */
export const createDocumentJudge = (options: JudgeOptions = {}): JudgeDocument => {
  const { thread = THREAD, patienceMs = PATIENCE_MS } = options
  const inTurn = createTurns(1, MOST_WAITING)

  const judge = async (bytes: Buffer): Promise<DocumentFormat | null> => {
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
      const [format] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })
      return format as DocumentFormat | null
    } catch (error) {
      if (isCausedByDocument(error)) return null
      throw error
    } finally {
      await worker.terminate()
    }
  }

  return (bytes) => inTurn(() => judge(bytes))
}
