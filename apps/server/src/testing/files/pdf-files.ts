import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'

type PdfOptions = Pick<PDFKit.PDFDocumentOptions, 'size' | 'userPassword' | 'ownerPassword'> & {
  pages?: number
}

/** A PDF with a full blue square at the top left of each page. */
export const makePdf = async ({ pages = 1, ...options }: PdfOptions = {}): Promise<Buffer<ArrayBuffer>> => {
  const pdf = new PdfDocument({ size: 'A4', autoFirstPage: false, ...options })
  for (let page = 0; page < pages; page += 1) pdf.addPage().rect(0, 0, 300, 300).fill('#0000ff')
  pdf.end()
  return Buffer.from(await buffer(pdf))
}

/** A small PDF whose page unpacks to the given number of bytes. */
export const makePdfThatUnpacksTo = (bytes: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(bytes, ' '), { level: 9 })
  const head = [
    '%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R>> endobj',
    `4 0 obj <</Filter /FlateDecode /Length ${packed.length}>> stream\n`,
  ].join('\n')
  const end = '\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(end)])
}
