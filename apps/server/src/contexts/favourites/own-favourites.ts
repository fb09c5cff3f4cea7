import type { FavouriteMark } from '@wohlauf/contract/favourites/favourites'
import { count, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { favourite } from './database/tables.ts'
import { ALL_KINDS } from './kinds.ts'

type Row = typeof favourite.$inferSelect

const markOf = (row: Row): FavouriteMark => {
  for (const { kind, column } of ALL_KINDS) {
    const itemId = row[column]
    if (itemId !== null) return { kind, itemId }
  }
  throw new Error('a favourite is about no item')
}

/** Newest first, also those of hidden items. */
export const ownFavourites = async (tx: Tx, userId: string): Promise<(FavouriteMark & { row: Row })[]> => {
  const rows = await tx
    .select()
    .from(favourite)
    .where(eq(favourite.userId, userId))
    .orderBy(desc(favourite.savedAt), desc(favourite.id))
  return rows.map((row) => ({ ...markOf(row), row }))
}

export const countFavourites = async (tx: Tx, userId: string): Promise<number> => {
  const [row] = await tx.select({ favourites: count() }).from(favourite).where(eq(favourite.userId, userId))
  return row?.favourites ?? 0
}
