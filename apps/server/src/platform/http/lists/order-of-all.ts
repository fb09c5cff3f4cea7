/**
 * Rows that are not shown keep their positions.
 * @param rows all, in their current order
 * @returns null when the length of `sortedIds` differs from the number of shown rows
 */
export const orderOfAll = (
  rows: readonly { id: string; isShown: boolean }[],
  sortedIds: readonly string[],
): string[] | null => {
  if (rows.filter(({ isShown }) => isShown).length !== sortedIds.length) return null
  const next = sortedIds.values()
  return rows.map(({ id, isShown }) => (isShown ? (next.next().value ?? '') : id))
}
