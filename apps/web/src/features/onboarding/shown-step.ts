type Steps = {
  count: number
  /** The step in the address, counted from 1. */
  address: unknown
  /** How many steps were reached by 'Weiter', including the first one. */
  seenCount: number
}

const atLeastOne = (value: unknown): number => (Number.isInteger(value) ? Math.max(Number(value), 1) : 1)

/** Which step is shown, counted from 0, and how many count as seen (`decisions.md`, 57). */
export const shownStep = ({
  count,
  address,
  seenCount: reachedCount,
}: Steps): { index: number; seenCount: number } => {
  const seenCount = Math.min(atLeastOne(reachedCount), count)
  return { index: Math.min(atLeastOne(address), seenCount) - 1, seenCount }
}
