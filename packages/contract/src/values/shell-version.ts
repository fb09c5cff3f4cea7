const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/

/** Whether a text is a version of the native app: one to four numbers with dots between them, `1.4.7`. */
export const isShellVersion = (text: string): boolean => VERSION.test(text)

/** Stands for a text that is no version: older than `0`. */
const OLDEST = [-1]

const numbersOf = (version: string): number[] =>
  isShellVersion(version) ? version.split('.').map(Number) : OLDEST

const MAX_NUMBERS = 4

/** A missing number is 0: `1.4` is `1.4.0`. */
const isOlder = (one: string, other: string): boolean => {
  const [numbers, others] = [numbersOf(one), numbersOf(other)]
  for (let at = 0; at < MAX_NUMBERS; at++) {
    const difference = (numbers[at] ?? 0) - (others[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** @returns the higher of two lowest versions, each null for none */
export const stricterLowest = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return isOlder(one, other) ? other : one
}

/** @param version as sent; a text that is no version is older than all */
export const isShellOutdated = (version: string, lowest: string | null): boolean =>
  lowest !== null && isOlder(version, lowest)
