import { App } from '@capacitor/app'

/**
 * Listens for links that the person presses. Both systems keep one that started the app for the first listener, and pass it on
 * once. `App.getLaunchUrl` would name it again after each reload; on iOS it names the newest link of all.
 *
 * @param onLater receives the links that are pressed after the start
 * @returns ends the start, with the link that came until then; the system passes on a kept link before it
 * answers a later call of a plugin
 */
export const listenToLinks = async (onLater: (link: string) => void): Promise<() => string | null> => {
  let isStarting = true
  let ofStart: string | null = null
  await App.addListener('appUrlOpen', ({ url }) => {
    if (isStarting) ofStart = url
    else onLater(url)
  })
  return () => {
    isStarting = false
    return ofStart
  }
}
