/** Accepted kinds of parts: texts and their index, pictures, fonts, and the tables behind charts. */
const TAKEN =
  /\.(xml|rels|vml|png|jpe?g|jfif|gif|tiff?|bmp|webp|svg|emf|wmf|wdp|ico|ttf|odttf|fntdata|docx|xlsx|pptx)$/

/** Printer settings have no type of their own. */
const PRINTER_SETTINGS = /(^|\/)printersettings\/[^/]+\.bin$/

/** By its name, in lower case. */
export const isPartTaken = (name: string): boolean =>
  !/(^|\/)(vba|activex|webextension|oleobject)/.test(name) &&
  (TAKEN.test(name) || PRINTER_SETTINGS.test(name))

/**
 * The first bytes of programs, scripts, shortcuts and compound files (which can contain programs), whatever
 * their name.
 */
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

/** By its first bytes. */
export const isProgram = (beginning: Buffer): boolean => {
  const text = beginning.toString('latin1', 0, 8)
  return PROGRAM_MARKS.some((mark) => text.startsWith(mark))
}
