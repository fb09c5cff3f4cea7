import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'

type Channels = Pick<SessionUser, 'notificationSettings' | 'pushNotificationConfigurations'>

/** Whether a reminder reaches the person: by mail, or on a device that receives push messages. */
export const isReminded = ({ notificationSettings, pushNotificationConfigurations }: Channels): boolean =>
  notificationSettings.includes('EMAIL_HABIT_REMINDER') ||
  (notificationSettings.includes('PUSH_HABIT_REMINDER') &&
    pushNotificationConfigurations.some(({ isAccepted }) => isAccepted))
