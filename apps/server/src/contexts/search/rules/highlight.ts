import type { HighlightedText } from '@wohlauf/contract/search/search'

/** Letters and digits, with the marks of letters that are written as two characters. */
const WORD = /[\p{L}\p{N}\p{M}\u00AD]+/gu

const IS_PLAIN = /^[a-z0-9]*$/i

/** A word as the index's vocabulary has it: lower case, without accents and soft hyphens, "ss" for "ß". */
export const foldedWord = (word: string): string => {
  if (IS_PLAIN.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

export type Hit = { start: number; end: number }

/** Where a text contains one of the words, which are folded. */
export const hitsIn = (text: string, words: ReadonlySet<string>): Hit[] =>
  [...text.matchAll(WORD)]
    .filter(([word]) => words.has(foldedWord(word)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))

export const highlight = (text: string, words: ReadonlySet<string>): HighlightedText => {
  const parts: HighlightedText = []
  let position = 0
  for (const { start, end } of hitsIn(text, words)) {
    if (start > position) parts.push({ text: text.slice(position, start), isHit: false })
    parts.push({ text: text.slice(start, end), isHit: true })
    position = end
  }
  if (position < text.length) parts.push({ text: text.slice(position), isHit: false })
  return parts
}
