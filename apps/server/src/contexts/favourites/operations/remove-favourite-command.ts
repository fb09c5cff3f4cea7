import { removeFavourite } from '@wohlauf/contract/favourites/favourites'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { favourite } from '../database/tables.ts'
import { KINDS } from '../kinds.ts'
import { visibleItems } from '../visible-items.ts'

/** Idempotent: removing an item that is not saved succeeds. An item that the caller cannot see is `not-found`. */
export const removeFavouriteCommand = handle(removeFavourite, async (context) => {
  const { input, tx, user, refuse } = context
  const { kind, itemId } = input
  const { rowCount } = await tx
    .delete(favourite)
    .where(and(eq(favourite.userId, user.id), eq(favourite[KINDS[kind].column], itemId)))
  if (rowCount === 1) return {}
  return (await visibleItems(context, kind)).has(itemId) ? {} : refuse('not-found')
})
