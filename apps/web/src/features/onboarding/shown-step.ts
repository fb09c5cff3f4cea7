type Steps = {
  count: number
  /** The step in the address, counted from 1. */
  wanted: unknown
  /** How many steps were reached by 'Weiter', the first one included. */
  seen: number
}

const atLeastOne = (value: unknown): number => (Number.isInteger(value) ? Math.max(Number(value), 1) : 1)

/** Which step is shown, counted from 0, and how many count as seen (`decisions.md`, 57). */
export const shownStep = ({ count, wanted, seen }: Steps): { index: number; seen: number } => {
  const seenCount = Math.min(atLeastOne(seen), count)
  return { index: Math.min(atLeastOne(wanted), seenCount) - 1, seen: seenCount }
}
