import type { SessionUser } from '@wohlauf/contract/authentication'

type Push = Pick<SessionUser, 'notificationSettings' | 'pushNotificationConfigurations'>

const isWanted = ({ notificationSettings }: Push): boolean =>
  notificationSettings.includes('PUSH_HABIT_REMINDER')

/** Push reminders are enabled, but no device of the user allows them. */
export const isPushBlocked = (user: Push): boolean =>
  isWanted(user) &&
  user.pushNotificationConfigurations.length > 0 &&
  user.pushNotificationConfigurations.every(({ isAccepted }) => !isAccepted)

/** Push reminders are enabled, but no device can receive them, the current one included. */
export const isPushWithoutDevice = (user: Push, canReceiveHere: boolean): boolean =>
  isWanted(user) && !canReceiveHere && user.pushNotificationConfigurations.length === 0
