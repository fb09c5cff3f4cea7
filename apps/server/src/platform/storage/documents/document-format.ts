import type { OF_DOCUMENTS } from '@wohlauf/contract/refusals'
import { pdfStart } from './pdf-start.ts'
import { faultOfWordBinary, isCompoundFile } from './word-binary.ts'
import { faultOfWordPackage, isZip } from './word-package.ts'

const FORMATS = {
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  doc: { extension: 'doc', contentType: 'application/msword' },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const
type DocumentFormat = (typeof FORMATS)[keyof typeof FORMATS]

export type DocumentFault = (typeof OF_DOCUMENTS)[number] | 'wrong-file-format'

/** `start`: bytes before it do not belong to the document, and are not stored. */
export type DocumentVerdict =
  | { fault: null; format: DocumentFormat; start: number }
  | { fault: DocumentFault; format: null }

const refusal = (fault: DocumentFault): DocumentVerdict => ({ fault, format: null })

const acceptance = (format: DocumentFormat, start = 0): DocumentVerdict => ({ fault: null, format, start })

/** A PDF ends with its marker; bytes appended by a mail server or an editor may be as long as this. */
const PDF_TAIL_BYTES = 2048

const verdictOnPdf = async (bytes: Buffer, start: number): Promise<DocumentVerdict> => {
  if (!bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF')) return refusal('document-damaged')
  // Encrypted PDFs that open without a password only ask viewers not to print or to copy.
  if (bytes.includes('/Encrypt')) {
    const { needsPassword } = await import('./pdf-password.ts')
    if (await needsPassword(bytes.subarray(start))) return refusal('document-needs-password')
  }
  return acceptance(FORMATS.pdf, start)
}

/**
 * The format of a document by its bytes, regardless of its name, or why it is not accepted. Nothing is executed,
 * converted or unpacked beyond what is needed to decide. To be called in a thread (`detect-document-format.ts`).
 */
export const detectFormatOfBytes = async (bytes: Buffer): Promise<DocumentVerdict> => {
  const start = pdfStart(bytes)
  if (start !== null) return verdictOnPdf(bytes, start)
  if (isCompoundFile(bytes)) {
    const fault = faultOfWordBinary(bytes)
    return fault ? refusal(fault) : acceptance(FORMATS.doc)
  }
  if (!isZip(bytes)) return refusal('wrong-file-format')
  const fault = await faultOfWordPackage(bytes)
  return fault ? refusal(fault) : acceptance(FORMATS.docx)
}
