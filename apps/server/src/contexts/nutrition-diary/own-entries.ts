import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { nutritionDiaryEntry } from './database/tables.ts'

export type Entry = typeof nutritionDiaryEntry.$inferSelect

export const isOwnEntry = (userId: string, entryId: string) =>
  and(eq(nutritionDiaryEntry.userId, userId), eq(nutritionDiaryEntry.id, entryId))

/** Undefined when it does not exist or belongs to another user. */
export const findOwnEntry = async (tx: Tx, userId: string, entryId: string): Promise<Entry | undefined> => {
  const [entry] = await tx.select().from(nutritionDiaryEntry).where(isOwnEntry(userId, entryId))
  return entry
}

type Changes = Partial<Pick<Entry, 'consumedAt' | 'description' | 'meal' | 'imageId'>>

/** @returns whether the user has such an entry */
export const changeEntry = async (
  tx: Tx,
  userId: string,
  entryId: string,
  changes: Changes,
): Promise<boolean> => {
  const { rowCount } = await tx.update(nutritionDiaryEntry).set(changes).where(isOwnEntry(userId, entryId))
  return rowCount === 1
}
