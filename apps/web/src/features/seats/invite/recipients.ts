import { addressParser } from 'postal-mime'

/** Invisible characters that come along when text is copied. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Text without invisible characters, and with plain spaces. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(/\p{Zs}/gu, ' ')

/** Characters around an address in a sentence, a list or quotation marks, which are no part of it. */
const WRAPPING = '\\s\'"`´‘’‚‛“”„‟«»‹›()[\\]{}<>:;,*•·'
/** A full stop ends a sentence, and begins none: before an address it is a slip of the hand, which is to be seen. */
const AROUND = new RegExp(`^[${WRAPPING}]+|[${WRAPPING}.]+$`, 'g')

/** Removes prefixes of links and of address books: "mailto:anna@firma.de?subject=…", "SMTP:anna@firma.de". */
const withoutPrefixes = (text: string): string =>
  text.replace(/\b(?:mailto|smtp|sip):/gi, ' ').replace(/(@[^\s?<>"',;]{1,253})\?[^\s<>"',;]*/g, '$1')

const isAddress = (word: string): boolean => word.includes('@')

/** Longer text is no address with a name: it is not parsed, which may take long. */
const MAX_PART = 1000

const bare = (word: string): string => (word.length > MAX_PART ? word : word.replace(AROUND, ''))

const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;|]+/)
    .map(bare)
    .filter(isAddress)

/** The addresses of a part that ends with the bracket of one: "Aydin, Cem <cem@firma.de>". */
const inBrackets = (part: string): string[] => {
  if (!part.includes('<') || part.length > MAX_PART) return wordsOf(part)
  const addresses = addressParser(part, { flatten: true }).flatMap(({ address }) => wordsOf(address ?? ''))
  // An unpaired quotation mark may hide the bracket.
  return addresses.length > 0 ? addresses : wordsOf(part)
}

/**
 * The recipients in a text: "Berg, Anna <anna@firma.de>; Aydin, Cem <cem@firma.de>" has two. A name before a
 * bracket is never read as an address.
 */
export const recipientsIn = (text: string): string[] =>
  (withoutPrefixes(text).match(/[^>]+>?/g) ?? []).filter(isAddress).flatMap(inBrackets)
