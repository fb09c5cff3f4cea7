/** The values by which two states of a row differ. */
export type VersionedRow = { id: string; revision: number }

/** The number of added, removed and changed rows, plus one if the remaining ones have another order. */
export const countOpenInList = <R extends VersionedRow>(
  was: readonly R[],
  is: readonly R[],
  differs: (was: R, is: R) => boolean = (was, is) => was.revision !== is.revision,
): number => {
  const before = new Map(was.map((row) => [row.id, row]))
  const now = new Set(is.map(({ id }) => id))
  const added = is.filter(({ id }) => !before.has(id)).length
  const removed = was.filter(({ id }) => !now.has(id)).length
  const changed = is.filter((row) => {
    const former = before.get(row.id)
    return former && differs(former, row)
  }).length
  const remaining = was.filter(({ id }) => now.has(id))
  const isSorted = is.filter(({ id }) => before.has(id)).some(({ id }, index) => remaining[index]?.id !== id)
  return added + removed + changed + (isSorted ? 1 : 0)
}
