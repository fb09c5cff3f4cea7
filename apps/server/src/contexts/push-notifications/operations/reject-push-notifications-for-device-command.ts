import { rejectPushNotifications } from '@wohlauf/contract/push-notifications/push-notifications'
import { handle } from '../../../platform/http/mount/handler.ts'
import { registerDevice } from '../register-device.ts'

export const rejectPushNotificationsCommand = handle(
  rejectPushNotifications,
  async ({ input, tx, user, now, tokenHash, refuse }) => {
    if (!tokenHash) return refuse('authentication-required')
    await registerDevice(tx, {
      userId: user.id,
      sessionTokenHash: tokenHash,
      deviceIdentifier: input.deviceIdentifier,
      kind: input.operatingSystem,
      isAccepted: false,
      pushToken: null,
      pushTokenHash: null,
      refreshedAt: now,
    })
    return {}
  },
)
