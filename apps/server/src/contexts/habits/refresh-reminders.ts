import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { habitIntent } from './database/tables.ts'
import { moveReminders } from './move-reminders.ts'
import { nextReminder } from './rules/next-reminder.ts'

/** Creates, on demand, the rows to which an item's elements refer. */
export const refreshReminders = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  const intents = await tx.select().from(habitIntent).where(eq(habitIntent.userId, userId))
  await moveReminders(
    tx,
    intents.map((intent) => ({ ...intent, nextReminderAt: nextReminder(intent, now) })),
  )
}
