import { parentPort, workerData } from 'node:worker_threads'
import type { PdfPreview } from './pdf-preview.ts'
import { openPdf } from './pdfium.ts'

// Answers null after any failure to read the PDF.

/** Wide enough for a card on a phone with three pixels per point. */
const WIDTH = 800

/** The picture of a page that is a long strip is scaled down to it. */
const MAX_HEIGHT = 1600

const preview = async (bytes: Uint8Array): Promise<PdfPreview | null> => {
  const document = await openPdf(bytes)
  const pageCount = document.getPageCount()
  if (pageCount === 0) return null
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight)
  const scaledSide = (side: number) => Math.max(1, Math.round(side * scale))
  const { width, height, data } = await page.render({
    width: scaledSide(originalWidth),
    height: scaledSide(originalHeight),
    render: 'bitmap',
  })
  return { pageCount, width, height, pixels: data }
}

parentPort?.postMessage(await preview(workerData as Uint8Array).catch(() => null))
