import { messageToShow, type Tap } from './message-to-show.ts'

declare const self: ServiceWorkerGlobalScope

/** The host's own icon, regardless of the look in its address (`app-icons.ts` of the server). */
const ICON = '/api/files/icons/app/icon-192.png'

/** A running page answers immediately; a frozen one does not. */
const TIMEOUT_MS = 1000

type Shown = { tap: Tap; address: string }

/**
 * `renotify` is missing in the compiler's types: a newer message that replaces an older one also makes a
 * sound.
 */
type Options = NotificationOptions & { renotify: boolean }

/** The badge is optional: most browsers have it for installed apps only. */
const showBadge = async (count: number | null): Promise<void> => {
  if (count === null || !('setAppBadge' in self.navigator)) return
  await self.navigator.setAppBadge(count).catch(() => {})
}

export const showMessage = async (text: string): Promise<void> => {
  const { title, tag, address, tap, badge } = messageToShow(text)
  const data: Shown = { tap, address }
  const options: Options = { lang: 'de', tag, icon: ICON, renotify: true, data }
  await Promise.all([self.registration.showNotification(title, options), showBadge(badge)])
}

/** Resolves to the page if it handles the tap. */
const offer = (page: WindowClient, tap: Tap): Promise<WindowClient> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(page)
    setTimeout(reject, TIMEOUT_MS)
    page.postMessage({ tap }, [port2])
  })

/**
 * Only one page handles it, a visible one if there is one: otherwise two pages would both leave what they
 * show.
 */
const takerOf = async (tap: Tap): Promise<WindowClient | null> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const visibleFirst = pages.toSorted(
    (one, other) => Number(other.visibilityState === 'visible') - Number(one.visibilityState === 'visible'),
  )
  for (const page of visibleFirst) {
    const taker = await offer(page, tap).catch(() => null)
    if (taker) return taker
  }
  return null
}

/** An open page of a learner shows what the message is about; otherwise the app is opened there. */
export const openTap = async (notification: Notification): Promise<void> => {
  notification.close()
  const { tap, address } = notification.data as Shown
  const taker = await takerOf(tap)
  if (!taker) await self.clients.openWindow(address)
  // Focusing is not allowed long after the tap: the page has navigated anyway.
  else await taker.focus().catch(() => {})
}
