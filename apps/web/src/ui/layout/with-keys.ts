/**
 * Gives items without an id a key for React: a text, which several may share, and the number of those before it.
 */
export const withKeys = <Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): { key: string; item: Item }[] => {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const before = counts.get(text) ?? 0
    counts.set(text, before + 1)
    return { key: `${before} ${text}`, item }
  })
}
