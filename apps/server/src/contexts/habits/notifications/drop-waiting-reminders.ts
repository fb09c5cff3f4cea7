import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mail } from '../../../platform/mail/tables.ts'
import { habitReminderMail } from '../mails/habit-reminder.ts'

export const dropWaitingReminders = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(mail).where(and(eq(mail.accountId, userId), eq(mail.kind, habitReminderMail.kind)))
}
