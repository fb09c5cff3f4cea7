import { markNotificationAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { notification } from '../database/tables.ts'

/** A retry keeps the first time. */
const seenQuery = (tx: Tx, name: string) =>
  tx
    .update(notification)
    .set({ seenAt: sql`coalesce(${notification.seenAt}, ${sql.placeholder('now')}::timestamptz)` })
    .where(
      and(eq(notification.id, sql.placeholder('id')), eq(notification.userId, sql.placeholder('userId'))),
    )
    .returning({ id: notification.id })
    .prepare(name)

export const markNotificationAsSeenCommand = handle(
  markNotificationAsSeen,
  async ({ input, tx, user, now, refuse }) => {
    const notifications = await prepared(tx, 'mark-notification-as-seen', seenQuery).execute({
      id: input.notificationId,
      userId: user.id,
      now: now.toISOString(),
    })
    return notifications.length > 0 ? {} : refuse('not-found')
  },
)
