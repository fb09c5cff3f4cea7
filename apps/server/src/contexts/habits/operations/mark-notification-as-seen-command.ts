import { markNotificationAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { handle } from '../../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../../platform/sessions/prefetch.ts'

/** Null when it belongs to another user, or was deleted. */
const isReminderSeen = definePrefetch<boolean>('is_reminder_seen', { idField: 'notificationId' })

/** A retry keeps the first time. */
export const markNotificationAsSeenCommand = handle(
  markNotificationAsSeen,
  async ({ input, prefetched, refuse, batchedWrite }) => {
    const isSeen = prefetched(isReminderSeen)
    if (isSeen === null) return refuse('not-found')
    if (!isSeen) await batchedWrite(input.notificationId)
    return {}
  },
  { prefetch: [isReminderSeen], batchedWrite: 'mark_reminders_as_seen' },
)
