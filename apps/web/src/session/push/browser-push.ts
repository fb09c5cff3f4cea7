import { tapIn } from '@wohlauf/contract/push-notifications/tap-address'
import { type PushClient, type PushTap, setPushClient } from '../../native/push.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'

/** Waits for its code: if the network was unavailable at the start, taps are observed once it is back. */
const device = loadPart(() => import('./browser-device.ts'))

/** The tap by which the app was started, until there is a listener. */
let startTap: PushTap | null = null

/** The address is cleaned before anything reads it, so that a reload is no second tap. */
const consumeStartTap = (): void => {
  const tap = tapIn(location.href)
  if (!tap) return
  startTap = { notificationId: tap.notificationId, type: 'HABIT_REMINDER' }
  history.replaceState(history.state, '', tap.rest)
}

const client: PushClient = {
  operatingSystem: 'web',
  deviceIdentifier: async () => (await device()).deviceIdentifier(),
  permission: async () => (await device()).permission(),
  requestPermission: async () => {
    // Called before any await: browsers ask only in the task of a press.
    const answer = Notification.requestPermission()
    return (await device()).applyAnswer(await answer)
  },
  currentToken: async () => (await device()).currentToken(),
  register: async () => (await device()).register(),
  release: async () => (await device()).release(),
  onTap: (listener) => {
    if (startTap) listener(startTap)
    startTap = null
    const listening = device().then(({ listenToTaps }) => listenToTaps(listener))
    return () => void listening.then((end) => end())
  },
}

/**
 * Browsers receive push messages by their service worker. On iPhones and iPads they do so only once the app is on the home
 * screen: before, there is no `PushManager`.
 */
export const watchBrowserPush = (hasWorker: boolean): void => {
  if (!hasWorker || !('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return
  consumeStartTap()
  setPushClient(client)
}
