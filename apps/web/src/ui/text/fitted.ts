import type { CSSProperties } from 'react'

/** German joins two nouns with an s: a compound that is wider than a phone is divided there. */
const JOINT = /\p{L}(?:ung|heit|keit|schaft|tion|tät)s(?=\p{L}{4})/gu

const SOFT_HYPHEN = '\u00ad'

/** A phone's line with text of twice the size, in units of that text's size. */
const PHONE_LINE = 9

/**
 * Letter widths in units of the text's size, not below the real ones of the heading font. The first match
 * counts.
 */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/\u00ad/, 0],
  [/[ijlI.,:;'’!]/, 0.29],
  [/[frt()-]/, 0.41],
  [/[sz]/, 0.48],
  [/[acehknuvxyüäLJ]/, 0.57],
  [/[mwM]/, 0.88],
  [/[a-zäöüßEFPST\d]/, 0.62],
  [/W/, 1],
]

const widthOf = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.8

const sumOf = (word: string): number => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)

const withSoftHyphens = (text: string): string =>
  text.replace(/\S+/g, (word) => (sumOf(word) > PHONE_LINE ? word.replace(JOINT, `$&${SOFT_HYPHEN}`) : word))

/** The narrowest line that does not break a word, in units of the text's size. */
export const longestWord = (text: string): number =>
  Math.max(
    1,
    ...text
      .replaceAll('-', '- ')
      .split(/[\s\u00ad]/)
      .map(sumOf),
  )

/** For a heading whose text is a link or a button. */
export const fittedStyle = (text: string): CSSProperties =>
  ({ '--longest-word': longestWord(text).toFixed(1) }) as CSSProperties

/**
 * Props by which a heading is as large as the text around it allows, at any text size. Its style sheet limits
 * the size by `--longest-word`.
 */
export const fittedTextProps = (text: string) => {
  const children = withSoftHyphens(text)
  return {
    children,
    style: fittedStyle(children),
    // A soft hyphen would become part of the accessible name.
    ...(children === text ? {} : { 'aria-label': text }),
  }
}
