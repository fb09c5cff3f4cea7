import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { handle } from '../../../platform/http/mount/handler.ts'
import { countUnseen } from '../notifications/unseen.ts'

export const getNotificationStatusQuery = handle(getNotificationStatus, async ({ tx, user, now }) => ({
  countOfUnhandledNotifications: user.isImpersonated ? 0 : await countUnseen(tx, user.id, now),
}))
