import { getUnseenNotifications } from '@wohlauf/contract/dashboard/notifications'
import { desc } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { notification } from '../database/tables.ts'
import { isUnseenOf } from '../notifications/unseen.ts'

export const getUnseenNotificationsQuery = handle(getUnseenNotifications, async ({ tx, user, now }) => {
  if (user.isImpersonated) return []
  const rows = await tx
    .select()
    .from(notification)
    .where(isUnseenOf(user.id, now))
    .orderBy(desc(notification.createdAt), desc(notification.id))
  return rows.map(({ id, habitIntentId, createdAt }) => ({
    notificationId: id,
    configuration: { type: 'HABIT_REMINDER' as const, context: { habitIntentId } },
    createdAt: createdAt.toISOString(),
  }))
})
