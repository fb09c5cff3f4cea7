import type { Caller } from '../../base/lane.ts'
import { createThreadReader } from './read-in-thread.ts'

declare module '../../base/services.ts' {
  interface Services {
    drawPdfPreview: DrawPdfPreview
  }
}

export type PdfPreview = {
  pageCount: number
  width: number
  height: number
  /** RGBA, row by row. */
  pixels: Uint8Array
}

/**
 * Null for a PDF that cannot be drawn: encrypted, damaged, without pages, or too expensive.
 * @throws TooBusy when too many are waiting already, of the app or in all
 * @throws Error when the thread cannot be started or fails for a reason of its own
 */
export type DrawPdfPreview = (bytes: Buffer, caller: Caller) => Promise<PdfPreview | null>

/** A usual first page takes a fifth of a second. */
const MAX_CPU_MS = 20_000

const THREAD = new URL('./pdf-preview-thread.ts', import.meta.url)

export const createPdfPreviews = ({ thread = THREAD, maxCpuMs = MAX_CPU_MS } = {}): DrawPdfPreview =>
  createThreadReader<PdfPreview>({ thread, maxCpuMs })
