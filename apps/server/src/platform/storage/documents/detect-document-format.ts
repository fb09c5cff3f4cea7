import type { Caller } from '../../base/lane.ts'
import type { DocumentVerdict } from './document-format.ts'
import { createThreadReader } from './read-in-thread.ts'

declare module '../../base/services.ts' {
  interface Services {
    detectDocumentFormat: DetectDocumentFormat
  }
}

/**
 * The verdict of {@link import('./document-format.ts').detectFormatOfBytes}, in a thread that is terminated when it
 * takes too much time or memory: then it is null, and the document refused.
 * @throws TooBusy when the caller has one waiting already, or too many others have
 * @throws Error when the thread cannot be started or fails for a reason of its own
 */
export type DetectDocumentFormat = (bytes: Buffer, caller: Caller) => Promise<DocumentVerdict | null>

/** A usual document takes some milliseconds. */
const MAX_CPU_MS = 10_000

const THREAD = new URL('./detect-document-format-thread.ts', import.meta.url)

export const createFormatDetector = ({ thread = THREAD, maxCpuMs = MAX_CPU_MS } = {}): DetectDocumentFormat =>
  createThreadReader<DocumentVerdict>({ thread, maxCpuMs })
