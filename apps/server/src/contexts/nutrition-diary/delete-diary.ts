import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { dropPrivateImagesOf } from '../../platform/storage/private-images/keep-private-image.ts'
import { nutritionDiaryEntry, nutritionDiaryTipReceipt } from './database/tables.ts'

/** The points earned by the diary stay. */
export const deleteDiaryOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(nutritionDiaryEntry).where(eq(nutritionDiaryEntry.userId, userId))
  await tx.delete(nutritionDiaryTipReceipt).where(eq(nutritionDiaryTipReceipt.userId, userId))
  await dropPrivateImagesOf(tx, userId)
}
