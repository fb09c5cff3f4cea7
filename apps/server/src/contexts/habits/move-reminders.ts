import { sql } from 'drizzle-orm'
import { ofBoundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { habitIntent } from './database/tables.ts'

export type MovedReminder = { id: string; nextReminderAt: Date | null; remindedOn: string | null }

export const moveReminders = async (tx: Tx, reminders: readonly MovedReminder[]): Promise<void> => {
  if (reminders.length === 0) return
  const ids = sql.param(reminders.map(({ id }) => id))
  const instants = sql.param(reminders.map(({ nextReminderAt }) => nextReminderAt?.toISOString() ?? null))
  const days = sql.param(reminders.map(({ remindedOn }) => remindedOn))
  await tx.execute(
    sql`UPDATE ${habitIntent} SET next_reminder_at = moved.next_reminder_at, reminded_on = moved.reminded_on
      FROM unnest(${ids}::uuid[], ${instants}::timestamptz[], ${days}::date[])
        AS moved (id, next_reminder_at, reminded_on)
      WHERE ${ofBoundApp(habitIntent)} AND ${habitIntent.id} = moved.id`,
  )
}
