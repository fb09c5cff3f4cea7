export type Random = {
  /** 0 ≤ value < 1. */
  next: () => number
  /** An integer, 0 ≤ value < `end`. */
  below: (end: number) => number
  pick: <T>(values: readonly T[]) => T
  /** True with this probability. */
  chance: (share: number) => boolean
  bytes: (length: number) => Buffer
}

/** Seeded random numbers (mulberry32), the same on every machine, so that findings can be reproduced. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (share) => next() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
