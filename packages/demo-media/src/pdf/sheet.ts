import { createRequire } from 'node:module'
import { PALETTES, type PaletteColours } from '@wohlauf/art/palette'
import type { Palette } from '@wohlauf/art/scene'
import PdfDocument from 'pdfkit'

/** In points, on A4. */
export const MARGIN = 60
export const INK = '#26313b'
export const MUTED = '#5a6772'

/** A PDF under construction, and the state that all its parts share. */
export type Sheet = {
  pdf: PDFKit.PDFDocument
  colours: PaletteColours
  width: number
  /** Writes a text with its role, for screen readers. */
  write: (type: Tag, text: string, options?: TextOptions) => void
  /** Draws decoration. */
  decorate: (draw: () => void) => void
}

export type Tag = 'H1' | 'H2' | 'P' | 'LI'
export type Weight = 'regular' | 'bold'
export type TextOptions = {
  x?: number
  y?: number
  width?: number | undefined
  lineGap?: number | undefined
  align?: 'left' | 'right'
  /** The next text continues in the same paragraph. */
  continued?: boolean
}

const require = createRequire(import.meta.url)

const regular = () => require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')
const bold = () => require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')

/** Opens a document whose bytes depend only on its content. */
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
  pdf.registerFont('regular', regular())
  pdf.registerFont('bold', bold())
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return {
    pdf,
    colours: PALETTES[palette],
    width: pdf.page.width - 2 * MARGIN,
    write: (type, text, { x = pdf.x, y = pdf.y, ...options } = {}) => {
      root.add(pdf.struct(type, {}, [() => void pdf.text(text, x, y, options)]))
    },
    decorate: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
  }
}

/** Begins a new page when less than the given height is left on this one. */
export const keepTogether = ({ pdf }: Sheet, height: number): void => {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

export const setFont = ({ pdf }: Sheet, weight: Weight, size: number, colour: string): void => {
  pdf.font(weight).fontSize(size).fillColor(colour)
}
