/** Entries that were not opened for so long are removed. */
export const STORED_MS = 30 * 24 * 60 * 60 * 1000

/** The limit for a person's answers and files together. */
export const STORED_BYTES = 200 * 1024 * 1024

export type Entry = { key: string; openedAtMs: number; bytes: number; isMarked: boolean }

/**
 * Marked entries stay and count; of the rest, those that were not opened for 30 days are removed, and then
 * the oldest until the rest fits.
 */
export const entriesToRemove = <E extends Entry>(
  entries: readonly E[],
  nowMs: number,
  limitBytes = STORED_BYTES,
): E[] => {
  let remainingBytes = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return entries
    .filter(({ isMarked }) => !isMarked)
    .toSorted((one, other) => one.openedAtMs - other.openedAtMs)
    .filter(({ openedAtMs, bytes }) => {
      if (remainingBytes <= limitBytes && nowMs - openedAtMs <= STORED_MS) return false
      remainingBytes -= bytes
      return true
    })
}
