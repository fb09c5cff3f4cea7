import { stopEmailReminders } from '@wohlauf/contract/accounts/notification-settings'
import { eq, sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { dropWaitingReminders } from '../../habits/index.ts'
import { findLink } from '../../mailed-links/index.ts'

/** Deletes unsent reminders too: none arrives after unsubscribing. */
export const stopEmailRemindersCommand = handle(
  stopEmailReminders,
  async ({ input, tx, now, refuse, actAs }) => {
    const link = await findLink(tx, input.confirmationToken, ['STOP_EMAIL_REMINDERS'], now)
    if (!link?.accountId) return refuse('link-not-valid')
    const { accountId } = link
    await actAs(accountId)
    await tx
      .update(appUser)
      .set({
        notificationSettings: sql`array_remove(${appUser.notificationSettings}, 'EMAIL_HABIT_REMINDER')`,
      })
      .where(eq(appUser.id, accountId))
    await dropWaitingReminders(tx, accountId)
    return {}
  },
)
