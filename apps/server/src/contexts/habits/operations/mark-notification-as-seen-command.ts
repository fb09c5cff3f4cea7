import { markNotificationAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { notification } from '../database/tables.ts'

export const markNotificationAsSeenCommand = handle(
  markNotificationAsSeen,
  async ({ input, tx, user, now, refuse }) => {
    // A retry keeps the first time.
    const notifications = await tx
      .update(notification)
      .set({ seenAt: sql`coalesce(${notification.seenAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(notification.id, input.notificationId), eq(notification.userId, user.id)))
      .returning({ id: notification.id })
    return notifications.length > 0 ? {} : refuse('not-found')
  },
)
