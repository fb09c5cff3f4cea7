import { PALETTES, type PaletteColours } from '@wohlauf/art/palette'
import type { Palette } from '@wohlauf/art/scene'
import type { Weight } from '@wohlauf/print/fonts'
import { createTypesetter } from '@wohlauf/print/typesetter'
import type { Span } from '@wohlauf/print/words'
import PdfDocument from 'pdfkit'

/** A margin in points, on A4. */
export const MARGIN = 60
export const INK = '#26313b'
export const MUTED = '#5a6772'

export type Sheet = {
  pdf: PDFKit.PDFDocument
  colours: PaletteColours
  width: number
  /** The font of the following text. */
  style: TextStyle
  widthOf: (text: string, style?: TextStyle) => number
  heightOf: (text: string, width: number, options: { style?: TextStyle; lineGap: number }) => number
  /** Writes a text with its role, for screen readers. */
  write: (type: Tag, text: string | readonly Span[], options?: TextOptions) => void
  writeUnread: (text: string, options: TextOptions) => void
  decorate: (draw: () => void) => void
}

export type Tag = 'H1' | 'H2' | 'P' | 'LI'
type TextStyle = { weight: Weight; size: number; colour: string }
export type TextOptions = {
  x?: number
  y?: number
  width?: number | undefined
  lineGap?: number | undefined
  align?: 'left' | 'right'
}

/** The bytes depend only on the content. */
export const openSheet = (title: string, author: string, palette: Palette): Sheet => {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: 76, left: MARGIN, right: MARGIN },
    info: { Title: title, Author: author, CreationDate: new Date(0), ModDate: new Date(0) },
    lang: 'de-DE',
    pdfVersion: '1.7',
    displayTitle: true,
    tagged: true,
    bufferPages: true,
  })
  const { layOut, widthOf, draw } = createTypesetter(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const setText = (
    text: string | readonly Span[],
    { x = pdf.x, y = pdf.y, align, ...options }: TextOptions,
  ) => {
    const { width = pdf.page.width - pdf.page.margins.right - x, lineGap = 0 } = options
    const { weight, ...style } = sheet.style
    const spans = typeof text === 'string' ? [{ text, weight }] : text
    draw(layOut(spans, { ...style, lineGap }, width), { x, y, align })
  }
  const decorate = (drawParts: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    drawParts()
    pdf.endMarkedContent()
  }
  const sheet: Sheet = {
    pdf,
    style: { weight: 'regular', size: 10.5, colour: INK },
    widthOf: (text, { weight, ...style } = sheet.style) => widthOf([{ text, weight }], style),
    heightOf: (text, width, { style: { weight, ...style } = sheet.style, lineGap }) =>
      layOut([{ text, weight }], { ...style, lineGap }, width).height,
    writeUnread: (text, options) => decorate(() => setText(text, options)),
    colours: PALETTES[palette],
    width: pdf.page.width - 2 * MARGIN,
    write: (type, text, options = {}) => {
      root.add(pdf.struct(type, {}, [() => setText(text, options)]))
    },
    decorate,
  }
  return sheet
}

/** Begins a new page when less than the given height is left on this one. */
export const keepTogether = ({ pdf }: Sheet, height: number): void => {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

export const setFont = (sheet: Sheet, weight: Weight, size: number, colour: string): void => {
  sheet.style = { weight, size, colour }
}
