import { isWordBinary } from './word-binary.ts'
import { isWordPackage } from './word-package.ts'

/** What a document may be, and what it is called. */
const FORMATS = {
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  doc: { extension: 'doc', contentType: 'application/msword' },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const
export type DocumentFormat = (typeof FORMATS)[keyof typeof FORMATS]

/** A PDF ends with its mark; what a mail server or an editor hung behind it may be as long as this. */
const PDF_TAIL_BYTES = 2048

/** Nothing may stand before the mark: a file that begins as another kind is no PDF here. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF')

/**
 * What a document is by its bytes, whatever it is called; null for all that is not taken. Nothing is run, converted or
 * unpacked beyond what it takes to know. Reads bytes of strangers: called in a thread of its own (`judge-document.ts`).
 */
export const documentFormatOf = async (bytes: Buffer): Promise<DocumentFormat | null> => {
  if (isPdf(bytes)) return FORMATS.pdf
  if (isWordBinary(bytes)) return FORMATS.doc
  return (await isWordPackage(bytes)) ? FORMATS.docx : null
}
