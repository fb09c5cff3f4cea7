/** What was not opened for so long leaves. */
export const STORED_MS = 30 * 24 * 60 * 60 * 1000

/** Answers and files of a person together. */
export const STORED_BYTES = 200 * 1024 * 1024

export type Entry = { key: string; openedAtMs: number; bytes: number; isMarked: boolean }

/**
 * What was marked stays and counts; of the rest, what was not opened for 30 days goes, and then the oldest until all
 * has room.
 */
export const entriesToRemove = <E extends Entry>(
  entries: readonly E[],
  nowMs: number,
  limitBytes = STORED_BYTES,
): E[] => {
  let left = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return entries
    .filter(({ isMarked }) => !isMarked)
    .toSorted((one, other) => one.openedAtMs - other.openedAtMs)
    .filter(({ openedAtMs, bytes }) => {
      if (left <= limitBytes && nowMs - openedAtMs <= STORED_MS) return false
      left -= bytes
      return true
    })
}
