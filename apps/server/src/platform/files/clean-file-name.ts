/** Characters, with the extension; as many as other short texts have. */
const LONGEST = 255

/** What no name may have: control characters, marks that turn the writing direction around, line separators. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const KNOWN_EXTENSION = /\.(pdf|docx?|dot[xm]?|docm|zip|rtf)$/i

/**
 * An uploaded file's name as it is kept and shown: without folders, without what cannot be seen, and with the extension
 * of what the file is by its bytes.
 */
export const cleanFileName = (given: string, extension: string): string => {
  const name = given
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)
    ?.replace(NOT_SHOWN, '')
    .replace(/\s+/g, ' ')
    .replace(KNOWN_EXTENSION, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const characters = Array.from(name || 'Dokument').slice(0, LONGEST - extension.length - 1)
  return `${characters.join('').trimEnd()}.${extension}`
}
