import { MAX_SHORT_TEXT } from '@wohlauf/contract/values'

/** Not allowed in a name: control characters, marks that reverse the writing direction, line separators. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const KNOWN_EXTENSION = /\.(pdf|docx?|dot[xm]?|docm|zip|rtf)$/i

/**
 * An uploaded file's name as stored and shown: without folders, without invisible characters, with the extension of
 * the format that its bytes show, and with it as long as a short text at most.
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
  const characters = Array.from(name || 'Dokument').slice(0, MAX_SHORT_TEXT - extension.length - 1)
  return `${characters.join('').trimEnd()}.${extension}`
}
