import type { SessionUser } from '@wohlauf/contract/authentication'

type Push = Pick<SessionUser, 'notificationSettings' | 'pushNotificationConfigurations'>

const isWanted = ({ notificationSettings }: Push): boolean =>
  notificationSettings.includes('PUSH_HABIT_REMINDER')

/** Push reminders are wanted, but no device of the person lets them through. */
export const isPushBlocked = (user: Push): boolean =>
  isWanted(user) &&
  user.pushNotificationConfigurations.length > 0 &&
  user.pushNotificationConfigurations.every(({ isAccepted }) => !isAccepted)

/** Push reminders are wanted, but there is nothing on which they could arrive: no device, and not what is used just now. */
export const isPushWithoutDevice = (user: Push, canReceiveHere: boolean): boolean =>
  isWanted(user) && !canReceiveHere && user.pushNotificationConfigurations.length === 0
