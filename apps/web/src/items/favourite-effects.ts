import {
  addFavourite,
  type FavouriteMark,
  getFavouriteMarks,
  removeFavourite,
} from '@wohlauf/contract/favourites/favourites'
import { effectOn } from '../device/outbox/effects.ts'

const isOther =
  (mark: FavouriteMark) =>
  ({ kind, itemId }: FavouriteMark): boolean =>
    kind !== mark.kind || itemId !== mark.itemId

export const FAVOURITE_EFFECTS = [
  effectOn(getFavouriteMarks, addFavourite, (marks, mark) => [mark, ...marks.filter(isOther(mark))]),
  effectOn(getFavouriteMarks, removeFavourite, (marks, mark) => marks.filter(isOther(mark))),
]
