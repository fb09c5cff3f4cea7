import { rejectPushNotifications } from '@wohlauf/contract/push-notifications/push-notifications'
import { useCommand } from '../../../api/hooks.ts'
import { pushClient } from '../../../native/push.ts'
import { readPushPermission } from '../../../session/push/push-permission.ts'

/**
 * Ends push messages on this device only. The device stops first: then it receives none even if the call
 * fails without a network.
 */
export const useSwitchOffPush = (): (() => Promise<void>) => {
  const { mutate: reject } = useCommand(rejectPushNotifications)
  return async () => {
    const client = pushClient()
    if (!client) return
    const device = {
      deviceIdentifier: await client.deviceIdentifier(),
      operatingSystem: client.operatingSystem,
    }
    await client.release()
    await readPushPermission()
    reject(device)
  }
}
