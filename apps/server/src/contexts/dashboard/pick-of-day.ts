import { createHash } from 'node:crypto'

/** The maximum number of items of each kind on the dashboard (`decisions.md`, open point 33). */
export const MAX_OF_A_KIND = 3

const rank = (...parts: string[]): string => createHash('sha256').update(parts.join(' ')).digest('hex')

/**
 * Stays the same for a user during a day of Berlin, even when items are added (`decisions.md`, "Goals").
 * @param day `YYYY-MM-DD`
 */
export const pickOfDay = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  { userId, day }: { userId: string; day: string },
): Item[] =>
  items
    .map((item) => ({ item, rank: rank(userId, day, idOf(item)) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, MAX_OF_A_KIND)
    .map(({ item }) => item)
