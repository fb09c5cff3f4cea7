import type { Caller } from '../../base/lane.ts'
import type { DocumentVerdict } from './document-format.ts'
import { createThreadReader } from './read-in-thread.ts'

declare module '../../base/services.ts' {
  interface Services {
    judgeDocument: JudgeDocument
  }
}

/**
 * The verdict on a document by its bytes ({@link import('./document-format.ts').judgeBytes}), determined
 * in a thread that is terminated when it takes too long or too much memory: then it is null, and the document refused.
 *
 * @throws TooBusy when the caller has one waiting already, or too many others have
 * @throws Error when the thread cannot be started or fails for a reason of its own
 */
export type JudgeDocument = (bytes: Buffer, caller: Caller) => Promise<DocumentVerdict | null>

/** A usual document takes some milliseconds. */
const TIMEOUT_MS = 10_000

const THREAD = new URL('./judge-document-thread.ts', import.meta.url)

export const createDocumentJudge = ({ thread = THREAD, timeoutMs = TIMEOUT_MS } = {}): JudgeDocument =>
  createThreadReader<DocumentVerdict>({ thread, timeoutMs })
