import type { Hit } from './highlight.ts'

/** About two lines on a wide screen, four on a phone. */
const LENGTH = 180

/** Characters shown before the first hit, as its context. */
const BEFORE = 50

/** The start of the passage of `LENGTH` with the most hits; of equal ones the first. */
const bestStart = (starts: readonly number[]): number => {
  let best = { start: starts[0] ?? 0, count: 0 }
  starts.forEach((start, nth) => {
    let end = nth
    while (end < starts.length && (starts[end] ?? 0) < start + LENGTH - BEFORE) end += 1
    if (end - nth > best.count) best = { start, count: end - nth }
  })
  return best.start
}

/** The first position at or behind `position` where a word begins. */
const wordFrom = (text: string, position: number): number => {
  if (position <= 0) return 0
  const space = text.indexOf(' ', position)
  return space < 0 ? position : space + 1
}

/** The last position at or before `position` where a word ends. */
const wordUntil = (text: string, position: number): number => {
  if (position >= text.length) return text.length
  const space = text.lastIndexOf(' ', position)
  return space <= 0 ? position : space
}

/** Where the passage to show has its first hit; 0 without any. */
export const passageStart = (hits: readonly Hit[]): number => bestStart(hits.map(({ start }) => start))

/** Cut between words; the beginning of the text without any hit. Omissions are marked by "…". */
export const excerptOf = (text: string, hits: readonly Hit[]): string => {
  const hitStart = passageStart(hits)
  const target = Math.min(hitStart - BEFORE, text.length - LENGTH)
  const from = Math.min(wordFrom(text, target), hitStart)
  const to = Math.max(wordUntil(text, from + LENGTH), from)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
}
