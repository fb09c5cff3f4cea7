import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertMany } from '../../../platform/database/insert-many.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notification } from '../database/tables.ts'

type NewReminder = { userId: string; habitIntentId: string; remindedOn: string }
export type WrittenReminder = NewReminder & { id: string }

/** Stores reminders, one per intent and day. @returns the new ones */
export const writeReminders = async (
  tx: Tx,
  reminders: readonly NewReminder[],
  now: Date,
): Promise<WrittenReminder[]> => {
  if (reminders.length === 0) return []
  const { rows } = await tx.execute<WrittenReminder>(
    sql`${insertMany(
      notification,
      reminders.map(({ userId, habitIntentId, remindedOn }) => ({
        userId,
        habitIntentId,
        remindedOn,
        createdAt: now,
      })),
    )} ON CONFLICT DO NOTHING
      RETURNING id, user_id AS "userId", habit_intent_id AS "habitIntentId", reminded_on AS "remindedOn"`,
  )
  return rows
}

/** The user and creation time of an unseen reminder; undefined when it was seen or deleted. */
export const findUnseenReminder = async (tx: Tx, notificationId: string) => {
  const [row] = await tx
    .select({ userId: notification.userId, createdAt: notification.createdAt })
    .from(notification)
    .where(and(eq(notification.id, notificationId), isNull(notification.seenAt)))
  return row
}
