import type { Weight } from './fonts.ts'
import { type Run, runsOf } from './printable.ts'

export type Span = { text: string; weight: Weight }

/** The parts of a line: it breaks between words only, and spaces at its end disappear. */
export type Word = { kind: 'text' | 'space' | 'break'; runs: Run[] }

/** Spaces, a line break, or a text up to where a line may end: after a hyphen or a slash, or before the next space. */
const PARTS = / +|\n|[^ \n]+?[-–—/](?=\p{L})|[^ \n]+/gu

const MAY_END = /[-–—/]$/

const kindOf = (part: string): Word['kind'] =>
  part === '\n' ? 'break' : part.startsWith(' ') ? 'space' : 'text'

/** Words may change their font within: `Żurek` has two. */
export const wordsOf = (spans: readonly Span[]): Word[] => {
  const words: Word[] = []
  let isOpen = false
  for (const { font, text } of spans.flatMap((span) => runsOf(span.text, span.weight)))
    for (const [part] of text.matchAll(PARTS)) {
      const kind = kindOf(part)
      const run = { font, text: part }
      if (kind === 'text' && isOpen) words.at(-1)?.runs.push(run)
      else words.push({ kind, runs: [run] })
      isOpen = kind === 'text' && !MAY_END.test(part)
    }
  return words
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

const isRightToLeft = ({ runs }: Word) => runs.some(({ text }) => RIGHT_TO_LEFT.test(text))

/** Turns words of Hebrew and Arabic that follow each other: they are read in the other direction. */
export const inReadingDirection = (words: readonly Word[]): Word[] => {
  const ordered: Word[] = []
  let stretch: Word[] = []
  const close = () => {
    const end = stretch.findLastIndex(isRightToLeft) + 1
    ordered.push(...stretch.slice(0, end).reverse(), ...stretch.slice(end))
    stretch = []
  }
  for (const word of words) {
    if (isRightToLeft(word) || (stretch.length > 0 && word.kind === 'space')) stretch.push(word)
    else {
      close()
      ordered.push(word)
    }
  }
  close()
  return ordered
}
