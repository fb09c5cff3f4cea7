import type { Favourite } from '@wohlauf/contract/favourites/favourites'

const keyOf = ({ kind, itemId }: Favourite): string => `${kind} ${itemId}`

/**
 * The list while the page is open: what was removed stays where it was, so that a press by accident can be undone and the
 * focus is not lost. What is new comes first.
 *
 * @param kept the list so far
 * @param loaded the newest answer
 */
export const keptFavourites = (kept: readonly Favourite[], loaded: readonly Favourite[]): Favourite[] => {
  const newest = new Map(loaded.map((favourite) => [keyOf(favourite), favourite]))
  const known = new Set(kept.map(keyOf))
  return [
    ...loaded.filter((favourite) => !known.has(keyOf(favourite))),
    ...kept.map((favourite) => newest.get(keyOf(favourite)) ?? favourite),
  ]
}
