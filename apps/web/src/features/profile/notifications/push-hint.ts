import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import type { PushPermission } from '../../../native/push.ts'

type Push = Pick<SessionUser, 'notificationSettings' | 'pushNotificationConfigurations'>

export const isPushWanted = ({ notificationSettings }: Push): boolean =>
  notificationSettings.includes('PUSH_HABIT_REMINDER')

const isDeclinedEverywhere = ({ pushNotificationConfigurations: devices }: Push): boolean =>
  devices.length > 0 && devices.every(({ isAccepted }) => !isAccepted)

/**
 * Whether push reminders are blocked: by this device or, if it cannot receive any, by all devices of the
 * user.
 *
 * @param here this device's permission; null where it cannot receive any
 */
export const isPushBlocked = (user: Push, here: PushPermission | null): boolean =>
  isPushWanted(user) && (here === null ? isDeclinedEverywhere(user) : here === 'denied')
