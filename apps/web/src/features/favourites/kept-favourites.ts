import type { Favourite } from '@wohlauf/contract/favourites/favourites'

const keyOf = ({ kind, itemId }: Favourite): string => `${kind} ${itemId}`

/**
 * A removed favourite keeps its position, so that an accidental press can be undone and the focus is not
 * lost.
 *
 * @param former the list so far
 * @param answer the newest answer
 */
export const keptFavourites = (former: readonly Favourite[], answer: readonly Favourite[]): Favourite[] => {
  const newest = new Map(answer.map((favourite) => [keyOf(favourite), favourite]))
  const formerKeys = new Set(former.map(keyOf))
  return [
    ...answer.filter((favourite) => !formerKeys.has(keyOf(favourite))),
    ...former.map((favourite) => newest.get(keyOf(favourite)) ?? favourite),
  ]
}
