/** Numbers that look random and are the same for the same key: a drawing must come out the same everywhere. */
export type Random = {
  /** At least `from`, below `to`. */
  between: (from: number, to: number) => number
  /** Whole, from `from` to `to` inclusive. */
  whole: (from: number, to: number) => number
  pick: <T>(choices: readonly [T, ...T[]]) => T
  /** True in `share` of all cases (0 to 1). */
  chance: (share: number) => boolean
}

function hash(key: string): number {
  let value = 2166136261
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

/** Mulberry32. */
export function createRandom(key: string): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  return {
    between,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
  }
}
