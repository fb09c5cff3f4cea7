/** Folds umlauts, which come and go between singular and plural: "Äpfeln" becomes "apfeln". */
const withoutUmlauts = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

const ENDINGS = ['e', 'n', 's', 'en', 'er', 'es', 'ern']
const MIN_STEM = 3
/** Words that are too short to lose an ending. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  eier: 'ei',
  eiern: 'ei',
  ols: 'ol',
  ole: 'ol',
  olen: 'ol',
}

/**
 * A word without each ending that it may have: two words with a common form are inflections of the same one.
 */
export const formsOf = (word: string): ReadonlySet<string> => {
  const whole = withoutUmlauts(word)
  const shortened = ENDINGS.filter(
    (ending) => whole.endsWith(ending) && whole.length - ending.length >= MIN_STEM,
  ).map((ending) => whole.slice(0, -ending.length))
  return new Set([whole, ...shortened, SHORT_WORDS[whole] ?? whole])
}

/** The words of a text; a word with a hyphen counts as its parts. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/** Nouns have a capital, and so has the first word of a sentence. */
export const hasCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
