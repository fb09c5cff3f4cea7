import { MAX_SHORT_TEXT } from '@wohlauf/contract/values/values'
import { saysSomething } from '@wohlauf/contract/values/visible-text'

/** Invisible characters that join others stay: Persian words, emoji of several parts and flags consist of them. */
const NOT_SHOWN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Browsers escape these characters in this way in the header of a form's part. */
const ESCAPES: Readonly<Record<string, string>> = { '%22': '"', '%0D': '', '%0A': '' }

const KNOWN_EXTENSION = /\.(pdf|docx?|dot[xm]?|docm|zip|rtf)$/i

/**
 * Without folders and invisible characters, limited to the length of a short text, with the extension of its format.
 */
export const cleanFileName = (original: string, extension: string): string => {
  const name = original
    .normalize('NFC')
    .replace(/%22|%0D|%0A/g, (code) => ESCAPES[code] ?? code)
    .split(/[\\/]/)
    .at(-1)
    ?.replace(NOT_SHOWN, '')
    .replace(/\s+/g, ' ')
    .replace(KNOWN_EXTENSION, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const label = name && saysSomething(name) ? name : 'Dokument'
  const characters = Array.from(label).slice(0, MAX_SHORT_TEXT - extension.length - 1)
  return `${characters.join('').replace(/(?:\s|\u200c|\u200d)+$/, '')}.${extension}`
}
