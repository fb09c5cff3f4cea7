import { getWebPushKey } from '@wohlauf/contract/push-notifications/push-notifications'
import { call } from '../../api/call.ts'
import type { PushClient, PushPermission, PushTap } from '../../native/push.ts'
import { registerServiceWorker } from '../worker-registration.ts'
import { base64url } from './base64url.ts'
import { forgetActivated, isActivated, rememberActivated } from './device-memory.ts'

export { deviceIdentifier } from './device-memory.ts'

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration()

const ownSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null

/** Granted only if the browser has granted it and this person has activated it here. */
export const permission = async (): Promise<PushPermission> => {
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await isActivated()) ? 'granted' : 'prompt'
}

/** @param answer to the browser's question; the browser answers by itself if it has asked before */
export const applyAnswer = async (answer: NotificationPermission): Promise<PushPermission> => {
  if (answer === 'granted') await rememberActivated()
  return permission()
}

/** Messages are signed with the server's key; a subscription made with another one receives none. */
const isOfKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey !== null && base64url(options.applicationServerKey) === publicKey

/** Null if a registration would return another one. */
export const currentToken = async (): Promise<string | null> => {
  const subscription = await ownSubscription()
  if (!subscription) return null
  const { publicKey } = await call(getWebPushKey, {})
  return isOfKey(subscription, publicKey) ? JSON.stringify(subscription) : null
}

/** @throws Error of the browser, whose push service may not be reachable */
export const register = async (): Promise<string> => {
  const { publicKey } = await call(getWebPushKey, {})
  const { pushManager } = await registerServiceWorker()
  const former = await pushManager.getSubscription()
  if (former && !isOfKey(former, publicKey)) await former.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return JSON.stringify(subscription)
}

/** Also removes shown messages: messages of a logged-out person must not stay visible. Never fails. */
export const release = async (): Promise<void> => {
  try {
    await forgetActivated()
    const own = await registration()
    for (const notification of (await own?.getNotifications()) ?? []) notification.close()
    await (await ownSubscription())?.unsubscribe()
  } catch {}
}

/** The worker asks each page whether it handles a tap, and opens another page if none answers. */
export const listenToTaps: PushClient['onTap'] = (listener) => {
  const listen = ({ data, ports: [port] }: MessageEvent<{ tap?: PushTap } | null>) => {
    if (!data?.tap) return
    port?.postMessage(true)
    listener(data.tap)
  }
  navigator.serviceWorker.addEventListener('message', listen)
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}
