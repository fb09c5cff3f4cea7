import { Network } from '@capacitor/network'
import { Share } from '@capacitor/share'
import { badge } from './badge.ts'
import { hasPlugin } from './device.ts'

const share = async ({ title, text, url }: ShareData = {}): Promise<void> => {
  try {
    await Share.share({
      ...(title ? { title } : {}),
      ...(text ? { text } : {}),
      ...(url ? { url } : {}),
      dialogTitle: 'Teilen',
    })
  } catch (error) {
    throw error instanceof Error && /cancell?ed/i.test(error.message)
      ? new DOMException(error.message, 'AbortError')
      : error
  }
}

const provide = (name: string, value: unknown): void =>
  void Object.defineProperty(navigator, name, { value, configurable: true })

/**
 * Provides, under their own names, browser functions that web views lack: sharing, the icon's badge, and the
 * events of the network. Called once, before the first render.
 */
export const provideWebStandards = async (): Promise<void> => {
  if (hasPlugin('Share')) provide('share', share)
  if (hasPlugin('Badge')) {
    provide('setAppBadge', badge.show)
    provide('clearAppBadge', () => badge.show(0))
  }
  if (!hasPlugin('Network')) return
  let { connected } = await Network.getStatus()
  provide('onLine', connected)
  await Network.addListener('networkStatusChange', (status) => {
    if (status.connected === connected) return
    connected = status.connected
    provide('onLine', connected)
    dispatchEvent(new Event(connected ? 'online' : 'offline'))
  })
}
