import { PALETTES } from '@wohlauf/art/palette'
import type { Palette } from '@wohlauf/art/scene'
import PdfDocument from 'pdfkit'
import type { DemoDocument } from './content/types.ts'

type Sheet = Pick<DemoDocument, 'title' | 'shortDescription' | 'sections'> & {
  appTitle: string
  palette: Palette
}

const MARGIN = 64
const INK = '#26313b'

/** Sets a document as an A4 PDF: a band in the app's colour, headings, paragraphs, lists to tick. */
export const writePdf = ({ title, shortDescription, sections, appTitle, palette }: Sheet): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { scale } = PALETTES[palette]
    const pdf = new PdfDocument({
      size: 'A4',
      margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
      info: { Title: title, Author: appTitle, CreationDate: new Date(0), ModDate: new Date(0) },
      lang: 'de-DE',
      displayTitle: true,
      tagged: true,
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)

    pdf.rect(0, 0, pdf.page.width, 12).fill(scale[6] ?? INK)
    pdf
      .fillColor(scale[7] ?? INK)
      .font('Helvetica')
      .fontSize(10)
      .text(appTitle, MARGIN, 40)
    pdf.moveDown(1.2).fillColor(INK).font('Helvetica-Bold').fontSize(24).text(title)
    pdf.moveDown(0.3).font('Helvetica').fontSize(12).fillColor('#5a6772').text(shortDescription)
    for (const { heading, paragraphs, list } of sections) {
      pdf
        .moveDown(1)
        .font('Helvetica-Bold')
        .fontSize(14)
        .fillColor(scale[8] ?? INK)
        .text(heading)
      pdf.font('Helvetica').fontSize(11).fillColor(INK)
      for (const paragraph of paragraphs) pdf.moveDown(0.4).text(paragraph, { lineGap: 2 })
      if (list) pdf.moveDown(0.4).list([...list], { bulletRadius: 2, textIndent: 14, lineGap: 2 })
    }
    pdf.end()
  })
