import { PDFiumLibrary } from '@hyzyla/pdfium'

// Changes WebAssembly for the whole process: only for threads of their own.

/** A thread's limits do not cover WebAssembly's memory: a picture within the PDF could fill 2 GiB. */
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

/** @throws Error for a PDF that cannot be opened */
export const openPdf = async (bytes: Uint8Array) => (await PDFiumLibrary.init()).loadDocument(bytes)
