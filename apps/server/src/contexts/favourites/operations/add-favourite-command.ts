import { addFavourite } from '@wohlauf/contract/favourites/favourites'
import { MAX_FAVOURITES } from '@wohlauf/contract/values/limits/favourite-limits'
import { handle } from '../../../platform/http/mount/handler.ts'
import { favourite } from '../database/tables.ts'
import { KINDS } from '../kinds.ts'
import { countFavourites } from '../own-favourites.ts'
import { visibleItems } from '../visible-items.ts'

/** The account's lock keeps the count right when several calls arrive concurrently. */
export const addFavouriteCommand = handle(addFavourite, async (context) => {
  const { input, tx, user, now, refuse } = context
  const { kind, itemId } = input
  const items = await visibleItems(context, kind)
  if (!items.has(itemId)) return refuse('not-found')
  const { rowCount } = await tx
    .insert(favourite)
    .values({ userId: user.id, [KINDS[kind].column]: itemId, savedAt: now })
    .onConflictDoNothing()
  if (rowCount === 1 && (await countFavourites(tx, user.id)) > MAX_FAVOURITES)
    return refuse('too-many-favourites')
  return {}
})
