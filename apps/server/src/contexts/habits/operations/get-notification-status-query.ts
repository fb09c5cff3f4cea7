import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { count } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { notification } from '../database/tables.ts'
import { isUnseenOf } from '../notifications/unseen.ts'

export const getNotificationStatusQuery = handle(getNotificationStatus, async ({ tx, user, now }) => {
  if (user.isImpersonated) return { countOfUnhandledNotifications: 0 }
  const [unseen] = await tx
    .select({ countOfUnhandledNotifications: count() })
    .from(notification)
    .where(isUnseenOf(user.id, now))
  return unseen ?? { countOfUnhandledNotifications: 0 }
})
