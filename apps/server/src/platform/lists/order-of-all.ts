/**
 * The order of all rows after those that are shown were sorted; the others keep their positions.
 *
 * @param rows all, in their present order
 * @returns null when `sorted` is not as many as are shown
 */
export const orderOfAll = (
  rows: readonly { id: string; isShown: boolean }[],
  sorted: readonly string[],
): string[] | null => {
  if (rows.filter(({ isShown }) => isShown).length !== sorted.length) return null
  const next = sorted.values()
  return rows.map(({ id, isShown }) => (isShown ? (next.next().value ?? '') : id))
}
