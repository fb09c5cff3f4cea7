import type { Weight } from '@wohlauf/print/fonts'
import { createTypesetter, type Lines, type Style } from '@wohlauf/print/typesetter'
import PdfDocument from 'pdfkit'

/** A margin in points, on A4. */
const MARGIN = 56
const INK = '#26313b'
const MUTED = '#5a6772'

type TextStyle = Style & { weight: Weight }

const text = { colour: INK, size: 10.5, lineGap: 1.5 }

export const TITLE: TextStyle = { ...text, weight: 'bold', size: 22 }
export const HEADING: TextStyle = { ...text, weight: 'bold', size: 13 }
export const STRONG: TextStyle = { ...text, weight: 'bold' }
export const TEXT: TextStyle = { ...text, weight: 'regular' }
const PAGE_NUMBER: TextStyle = { colour: MUTED, size: 8.5, weight: 'regular' }

type Tag = 'H1' | 'H2' | 'H3' | 'P'
type Box = { x: number; y: number; width: number }

/** A PDF under construction; everything in it has its role, for screen readers. */
export type Sheet = {
  pdf: PDFKit.PDFDocument
  left: number
  width: number
  layOut: (text: string, style: TextStyle, width: number) => Lines
  write: (tag: Tag, lines: Lines, position: Pick<Box, 'x' | 'y'>) => void
  /** Lines at the right that a screen reader skips. */
  decorate: (lines: Lines, position: Pick<Box, 'x' | 'y'>) => void
  /** A picture with its text for screen readers. */
  show: (jpeg: Buffer, alt: string, box: Box & { height: number }) => void
}

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
  const { layOut, draw } = createTypesetter(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return {
    pdf,
    left: MARGIN,
    width: pdf.page.width - 2 * MARGIN,
    layOut: (text, { weight, ...style }, width) => layOut([{ text, weight }], style, width),
    write: (tag, lines, position) => {
      root.add(pdf.struct(tag, {}, [() => draw(lines, position)]))
    },
    decorate: (lines, position) => {
      pdf.markContent('Artifact', { type: 'Pagination' })
      draw(lines, { ...position, align: 'right' })
      pdf.endMarkedContent()
    },
    show: (jpeg, alt, { x, y, width, height }) => {
      const fit: [number, number] = [width, height]
      root.add(pdf.struct('Figure', { alt }, [() => void pdf.image(jpeg, x, y, { fit })]))
    },
  }
}

export const writePageNumbers = ({ pdf, left, width, layOut, decorate }: Sheet): void => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    // Within the margin, where a text would otherwise open a new page.
    pdf.page.margins.bottom = 0
    const lines = layOut(`Seite ${index + 1} von ${count}`, PAGE_NUMBER, width)
    decorate(lines, { x: left, y: pdf.page.height - 40 })
  }
}
