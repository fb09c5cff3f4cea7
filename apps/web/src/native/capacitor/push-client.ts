import { Device } from '@capacitor/device'
import { type PermissionStatus, PushNotifications } from '@capacitor/push-notifications'
import { ANDROID_CHANNEL } from '@wohlauf/contract/values/notification-channel'
import type { NativePlatform } from '../platform.ts'
import type { PushClient, PushPermission, PushTap } from '../push.ts'
import { badge } from './badge.ts'

/** If the system's push service is unreachable, it may not answer at all. */
const REGISTRATION_MS = 30_000

const permissionIn = ({ receive }: PermissionStatus): PushPermission =>
  receive === 'granted' || receive === 'denied' ? receive : 'prompt'

const register = async (): Promise<string> => {
  let resolve = (_token: string): void => {}
  let reject = (_error: Error): void => {}
  const promise = new Promise<string>((...ends) => {
    ;[resolve, reject] = ends
  })
  const timer = setTimeout(() => reject(new Error('the push service does not answer')), REGISTRATION_MS)
  const handles = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ])
  try {
    const [token] = await Promise.all([promise, PushNotifications.register()])
    return token
  } finally {
    clearTimeout(timer)
    for (const handle of handles) void handle.remove()
  }
}

/** Under this name Android lists the messages in its settings. Before Android 8 it has no channels. */
const describeChannel = (): Promise<void> =>
  PushNotifications.createChannel({ id: ANDROID_CHANNEL, name: 'Erinnerungen', importance: 3 }).catch(
    () => {},
  )

/** @returns once taps are observed: a tap that started the app is kept until the app listens */
export const createPushClient = async (platform: NativePlatform): Promise<PushClient> => {
  const pendingTaps: PushTap[] = []
  let listener: ((tap: PushTap) => void) | null = null
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { notificationId, type } = (notification.data ?? {}) as PushTap
    if (listener) listener({ notificationId, type })
    else pendingTaps.push({ notificationId, type })
  })
  if (platform === 'android') await describeChannel()
  return {
    operatingSystem: platform,
    deviceIdentifier: async () => (await Device.getId()).identifier,
    permission: async () => permissionIn(await PushNotifications.checkPermissions()),
    requestPermission: async () => {
      const permission = permissionIn(await PushNotifications.requestPermissions())
      if (permission === 'granted') void badge.showMissed()
      return permission
    },
    register,
    release: async () => {
      pendingTaps.length = 0
      await PushNotifications.removeAllDeliveredNotifications().catch(() => {})
      await PushNotifications.unregister().catch(() => {})
    },
    onTap: (next) => {
      listener = next
      for (const tap of pendingTaps.splice(0)) next(tap)
      return () => {
        if (listener === next) listener = null
      }
    },
  }
}
