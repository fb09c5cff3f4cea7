import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { REMINDER_CHANNELS } from '../values/accounts/session-answer.ts'
import { EmptyObject, LinkToken } from '../values/values.ts'

export const updateNotificationSettings = command('user-management/update-notification-settings-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({
    notificationSettings: z.pipe(
      z.array(z.enum(REMINDER_CHANNELS)).check(z.maxLength(10)),
      z.transform((channels: (typeof REMINDER_CHANNELS)[number][]) => [...new Set(channels)]),
    ),
  }),
  output: EmptyObject,
  invalidates: () => ['application/authentication/authenticated-user'],
})

/**
 * Only the token authorises it, because a mail program sends it without a login (RFC 8058). Repeating it
 * succeeds.
 */
export const stopEmailReminders = command('user-management/stop-email-reminders-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: EmptyObject,
  refusals: ['link-not-valid'],
  invalidates: () => ['application/authentication/authenticated-user'],
})
