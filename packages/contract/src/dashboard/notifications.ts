import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { EmptyObject, Id, Instant } from '../values/values.ts'

/** `decisions.md`, open point 5. Its title, 'Erinnerung an deine Gewohnheit', names no habit. */
export const Notification = z.object({
  notificationId: Id,
  configuration: z.object({
    type: z.literal('HABIT_REMINDER'),
    context: z.object({ habitIntentId: Id }),
  }),
  createdAt: Instant,
})
export type Notification = z.infer<typeof Notification>

/** Those of the last seven days, newest first; none in an admin's visit, as they are about habits. */
export const getUnseenNotifications = query('dashboard/get-unseen-notifications-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(Notification),
})

/** The number of notifications that {@link getUnseenNotifications} returns. */
export const getNotificationStatus = query('dashboard/get-notification-status-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.object({ countOfUnhandledNotifications: z.int() }),
})

/** The command also succeeds for a notification that was seen before. */
export const markNotificationAsSeen = command('dashboard/mark-notification-as-seen-command', {
  audience: 'learner',
  input: z.object({ notificationId: Id }),
  output: EmptyObject,
  invalidates: () => [getUnseenNotifications, getNotificationStatus],
})

export const markAllNotificationsAsSeen = command('dashboard/mark-all-notification-as-seen-command', {
  audience: 'learner',
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [getUnseenNotifications, getNotificationStatus],
})
