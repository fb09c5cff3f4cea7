import { DEMO_WORLDS } from '@wohlauf/demo/content/worlds'

/** Numbers from 0 to 1, the same in every run (mulberry32). */
const randomNumbers = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Every word of the demo world's German prose, as often as it occurs there. */
const WORDS = textsOf(DEMO_WORLDS)
  .flatMap((text) => text.replace(/<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [])
  .filter((word) => word.length < 30)

const NOUNS = [...new Set(WORDS.filter((word) => /^[A-ZÄÖÜ]/.test(word) && word.length >= 4))]

/** This number of words in a hundred are new compounds: a large app has more words than the demo world. */
const COMPOUNDS = 4

/** Makes texts of a given number of words, with the frequencies of German prose and ever new compounds. */
export const textMaker = (seed: number) => {
  const random = randomNumbers(seed)
  const anyOf = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  const word = () => (random() * 100 < COMPOUNDS ? anyOf(NOUNS) + anyOf(NOUNS).toLowerCase() : anyOf(WORDS))
  return (count: number): string => Array.from({ length: count }, word).join(' ')
}
