import type { DocumentFault } from './document-format.ts'

/** Accepted kinds of parts: texts and their index, pictures, fonts, and the tables behind charts. */
const TAKEN =
  /\.(xml|rels|vml|png|jpe?g|jfif|gif|tiff?|bmp|webp|svg|emf|wmf|wdp|ico|ttf|odttf|fntdata|docx|xlsx|pptx)$/

/** Printer settings have no type of their own. */
const PRINTER_SETTINGS = /(^|\/)printersettings\/[^/]+\.bin$/

/** The parts of a digital signature. */
const SIGNATURE = /^_xmlsignatures\/[^/]+\.(sigs|cer)$/

/** Space that an editor has not freed: no part refers to it (ECMA-376, part 2, "trash items"). */
const TRASH = /^\[trash\]\/[0-9a-f]{4}\.dat$/

const TAKEN_KINDS = [TAKEN, PRINTER_SETTINGS, SIGNATURE, TRASH]

/** @param name in lower case */
export const faultOfPartName = (name: string): DocumentFault | null => {
  if (/(^|\/)vba/.test(name)) return 'document-has-macros'
  if (/(^|\/)(activex|webextension|oleobject)/.test(name)) return 'document-has-embedded-file'
  return TAKEN_KINDS.some((kind) => kind.test(name)) ? null : 'document-not-checkable'
}

/** The first bytes of programs, scripts, shortcuts and compound files, which can contain programs. */
const PROGRAM_MARKS = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  'L\0\0\0\x01\x14\x02\0',
  '{\\rtf',
]

export const isProgram = (beginning: Buffer): boolean => {
  const text = beginning.toString('latin1', 0, 8)
  return PROGRAM_MARKS.some((mark) => text.startsWith(mark))
}
