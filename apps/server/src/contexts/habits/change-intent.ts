import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { habitIntent } from './database/tables.ts'
import type { Intent } from './own-intents.ts'
import { reminderAfterChange } from './rules/next-reminder.ts'

type Changes = Partial<Omit<Intent, 'appId' | 'id' | 'userId' | 'habitId' | 'nextReminderAt' | 'createdAt'>>

/**
 * All commands change intents by this function, so that `nextReminderAt` is never stale. The transaction must
 * hold the account's lock and have read the intent under it.
 */
export const changeIntent = async (tx: Tx, intent: Intent, changes: Changes, now: Date): Promise<void> => {
  const nextReminderAt = reminderAfterChange(intent.nextReminderAt, { ...intent, ...changes }, now)
  await tx
    .update(habitIntent)
    .set({ ...changes, nextReminderAt })
    .where(eq(habitIntent.id, intent.id))
}
