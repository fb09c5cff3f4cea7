import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { PdfPreview } from './pdf-preview.ts'

// The thread of `pdf-preview.ts`: one PDF, one answer. Whatever goes wrong with the PDF, its answer is null.

/** Wide enough for a card on a phone with three pixels per point. */
const WIDTH = 800

/** Of a page that is a long strip, only so much of its size is drawn. */
const MAX_HEIGHT = 1600

/**
 * A thread's limits do not cover WebAssembly's memory, which a picture within the PDF could fill: 2 GiB by default.
 */
const MAX_WASM_BYTES = 256 * 1024 * 1024
const PAGE_BYTES = 65_536

type Memory = { buffer: ArrayBuffer; grow(pages: number): number }

// Node's types do not have it.
const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }).WebAssembly
const grow = Memory.prototype.grow
Memory.prototype.grow = function (this: Memory, pages: number) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MAX_WASM_BYTES)
    throw new RangeError('the PDF takes too much memory')
  return grow.call(this, pages)
}

const preview = async (bytes: Uint8Array): Promise<PdfPreview | null> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pageCount = document.getPageCount()
  if (pageCount === 0) return null
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight)
  const drawn = (side: number) => Math.max(1, Math.round(side * scale))
  const { width, height, data } = await page.render({
    width: drawn(originalWidth),
    height: drawn(originalHeight),
    render: 'bitmap',
  })
  return { pageCount, width, height, pixels: data }
}

parentPort?.postMessage(await preview(workerData as Uint8Array).catch(() => null))
