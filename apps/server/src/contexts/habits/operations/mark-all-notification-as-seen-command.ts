import { markAllNotificationsAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { and, eq, isNull } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { notification } from '../database/tables.ts'

export const markAllNotificationsAsSeenCommand = handle(
  markAllNotificationsAsSeen,
  async ({ tx, user, now }) => {
    await tx
      .update(notification)
      .set({ seenAt: now })
      .where(and(eq(notification.userId, user.id), isNull(notification.seenAt)))
    return {}
  },
)
