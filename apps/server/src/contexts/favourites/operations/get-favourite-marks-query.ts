import { getFavouriteMarks } from '@wohlauf/contract/favourites/favourites'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ownFavourites } from '../own-favourites.ts'

export const getFavouriteMarksQuery = handle(getFavouriteMarks, ({ tx, user }) => ownFavourites(tx, user.id))
