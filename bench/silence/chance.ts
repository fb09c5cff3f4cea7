export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const SHUFFLES = 2000

/** Shuffles in place, each order equally likely. */
const shuffle = (values: number[]): void => {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(Math.random() * (last + 1))
    const kept = values[last] ?? 0
    values[last] = values[chosen] ?? 0
    values[chosen] = kept
  }
}

/**
 * The difference between the medians of two groups of the same distribution by chance: both are pooled and
 * split at random, two thousand times.
 *
 * @returns the value that 95 of 100 such differences do not reach
 */
export const differenceByChance = (one: readonly number[], other: readonly number[]): number => {
  const all = [...one, ...other]
  const differences = Array.from({ length: SHUFFLES }, () => {
    shuffle(all)
    return Math.abs(median(all.slice(0, one.length)) - median(all.slice(one.length)))
  })
  return differences.toSorted((a, b) => a - b)[Math.floor(SHUFFLES * 0.95)] ?? Number.NaN
}
