import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { feedbackMessage } from './database/tables.ts'

/** @returns whether the message exists */
export const setDoneAt = async (tx: Tx, feedbackMessageId: string, doneAt: Date | null): Promise<boolean> => {
  const { rowCount } = await tx
    .update(feedbackMessage)
    .set({ doneAt })
    .where(eq(feedbackMessage.id, feedbackMessageId))
  return rowCount === 1
}
