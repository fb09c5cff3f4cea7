import type { Notification } from '@wohlauf/contract/dashboard/notifications'
import type { PlainRouteName } from '@wohlauf/contract/routes/routes'

type NotificationType = { title: string; route: PlainRouteName }

const TYPES: Record<Notification['configuration']['type'], NotificationType> = {
  HABIT_REMINDER: {
    title: 'Erinnerung an deine Gewohnheit',
    route: 'manage-habit-intents-habit-intent-list',
  },
}

/** @throws Error for an unknown type: an internal error (specification, section 8) */
export const notificationType = (type: unknown): NotificationType => {
  const entry = Object.entries(TYPES).find(([name]) => name === type)
  if (!entry) throw new Error(`unknown type of notification: ${String(type)}`)
  return entry[1]
}
