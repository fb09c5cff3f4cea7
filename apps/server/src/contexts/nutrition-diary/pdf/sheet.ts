import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'

/** In points, on A4. */
const MARGIN = 56
const INK = '#26313b'
const MUTED = '#5a6772'

type Tag = 'H1' | 'H2' | 'P'
type Box = { x: number; y: number; width: number }

/** A PDF under construction; everything in it has its role, for screen readers. */
export type Sheet = {
  pdf: PDFKit.PDFDocument
  left: number
  width: number
  write: (tag: Tag, text: string, box: Box) => void
  /** A picture with what a screen reader says instead. */
  show: (jpeg: Buffer, alt: string, box: Box & { height: number }) => void
}

const require = createRequire(import.meta.url)
const regular = () => require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')
const bold = () => require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')

/** An A4 document in German, tagged, with its title. */
export const openSheet = (title: string): Sheet => {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title },
    lang: 'de-DE',
    pdfVersion: '1.7',
    displayTitle: true,
    tagged: true,
    bufferPages: true,
  })
  pdf.registerFont('regular', regular())
  pdf.registerFont('bold', bold())
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return {
    pdf,
    left: MARGIN,
    width: pdf.page.width - 2 * MARGIN,
    write: (tag, text, { x, y, width }) => {
      root.add(pdf.struct(tag, {}, [() => void pdf.text(text, x, y, { width, lineGap: 1.5 })]))
    },
    show: (jpeg, alt, { x, y, width, height }) => {
      const fit: [number, number] = [width, height]
      root.add(pdf.struct('Figure', { alt }, [() => void pdf.image(jpeg, x, y, { fit })]))
    },
  }
}

export const setFont = ({ pdf }: Sheet, weight: 'regular' | 'bold', size: number): void => {
  pdf.font(weight).fontSize(size).fillColor(INK)
}

/** The number of each page and of all. */
export const writePageNumbers = ({ pdf, left, width }: Sheet): void => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    // Within the margin, where a text would otherwise open a new page.
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('regular').fontSize(8.5).fillColor(MUTED)
    pdf.text(`Seite ${index + 1} von ${count}`, left, pdf.page.height - 40, { width, align: 'right' })
    pdf.endMarkedContent()
  }
}
