import { type FavouriteKind, getFavourites } from '@wohlauf/contract/favourites/favourites'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ownFavourites } from '../own-favourites.ts'
import { visibleItems } from '../visible-items.ts'

export const getFavouritesQuery = handle(getFavourites, async (context) => {
  const own = await ownFavourites(context.tx, context.user.id)
  const kinds = [...new Set(own.map(({ kind }) => kind))]
  const visible = new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, await visibleItems(context, kind)] satisfies [FavouriteKind, unknown]),
    ),
  )
  return own.flatMap(({ kind, itemId, row }) => {
    const item = visible.get(kind)?.get(itemId)
    return item ? [{ kind, ...item, savedAt: row.savedAt.toISOString() }] : []
  })
})
