import { REASONS_OF_HABITS } from '@wohlauf/contract/rules/health-points'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { forgetTitles } from '../user-progress/index.ts'
import { habitIntent } from './database/tables.ts'
import { dropWaitingReminders } from './notifications/drop-waiting-reminders.ts'

/** The points earned by habits stay, without the habits' titles. */
export const deleteHabitsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(habitIntent).where(eq(habitIntent.userId, userId))
  await dropWaitingReminders(tx, userId)
  await forgetTitles(tx, userId, REASONS_OF_HABITS)
}
