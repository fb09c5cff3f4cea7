import type { SessionUser } from '@wohlauf/contract/authentication'

/** Push reminders are wanted, but no device of the person lets them through. */
export const isPushBlocked = ({
  notificationSettings,
  pushNotificationConfigurations,
}: Pick<SessionUser, 'notificationSettings' | 'pushNotificationConfigurations'>): boolean =>
  notificationSettings.includes('PUSH_HABIT_REMINDER') &&
  pushNotificationConfigurations.length > 0 &&
  pushNotificationConfigurations.every(({ isAccepted }) => !isAccepted)
