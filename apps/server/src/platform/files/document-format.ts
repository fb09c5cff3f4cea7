import { isWordBinary } from './word-binary.ts'
import { isWordPackage } from './word-package.ts'

/** The accepted formats of documents, with their extension and type. */
const FORMATS = {
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  doc: { extension: 'doc', contentType: 'application/msword' },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const
export type DocumentFormat = (typeof FORMATS)[keyof typeof FORMATS]

/** A PDF ends with its marker; bytes appended by a mail server or an editor may be as long as this. */
const PDF_TAIL_BYTES = 2048

/**
 * The marker must be at the very beginning: a file that begins like another format is not accepted as PDF.
 */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF')

/**
 * The format of a document by its bytes, whatever its name; null for all others. Nothing is executed,
 * converted or unpacked beyond what is needed to decide. Reads untrusted bytes: called in a separate thread
 * (`judge-document.ts`).
 */
export const documentFormatOf = async (bytes: Buffer): Promise<DocumentFormat | null> => {
  if (isPdf(bytes)) return FORMATS.pdf
  if (isWordBinary(bytes)) return FORMATS.doc
  return (await isWordPackage(bytes)) ? FORMATS.docx : null
}
