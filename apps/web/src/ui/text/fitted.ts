import type { CSSProperties } from 'react'

/** Where German joins two nouns with an s: a compound that is wider than a phone is divided there. */
const JOINT = /\p{L}(?:ung|heit|keit|schaft|tion|tät)s(?=\p{L}{4})/gu

const SOFT_HYPHEN = '\u00ad'

/** A line of a phone with text of twice the size, in sizes of that text. */
const PHONE_LINE = 9

/** Not below the real widths in the font of headings, in sizes of the text. The first that fits counts. */
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

const divided = (text: string): string =>
  text.replace(/\S+/g, (word) => (sumOf(word) > PHONE_LINE ? word.replace(JOINT, `$&${SOFT_HYPHEN}`) : word))

/** In sizes of the text: what no line may be narrower than, or the word is broken. */
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
 * What a heading needs to be as large as the text around it at any size of text. Its style sheet limits the size by
 * `--longest-word`.
 */
export const fitted = (text: string) => {
  const children = divided(text)
  return {
    children,
    style: fittedStyle(children),
    // A soft hyphen would be part of its name.
    ...(children === text ? {} : { 'aria-label': text }),
  }
}
