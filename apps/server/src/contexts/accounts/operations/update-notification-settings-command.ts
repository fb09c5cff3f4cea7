import { updateNotificationSettings } from '@wohlauf/contract/accounts/notification-settings'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'

export const updateNotificationSettingsCommand = handle(
  updateNotificationSettings,
  async ({ input: { notificationSettings }, tx, user }) => {
    await tx.update(appUser).set({ notificationSettings }).where(eq(appUser.id, user.id))
    return {}
  },
)
