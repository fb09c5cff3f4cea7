import type { InstallPrompt } from './install-prompt.ts'

/** How the app gets onto this device's home screen. */
export type WayToInstall =
  /** The app was started from there. */
  | 'installed'
  /** The browser asks after a press. */
  | 'prompt'
  /** Through the share sheet of an iPhone or iPad, which no page can open. */
  | 'ios'
  /** Through the browser's own menu, if it has such an entry. */
  | 'menu'

type Device = { prompt: InstallPrompt | null; isStandalone: boolean; isIos: boolean }

export const wayToInstall = ({ prompt, isStandalone, isIos }: Device): WayToInstall => {
  if (isStandalone) return 'installed'
  if (prompt) return 'prompt'
  return isIos ? 'ios' : 'menu'
}

/** iPads call themselves Macs, and no Mac can be touched. */
const isIosDevice = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

export const wayOfThisDevice = (prompt: InstallPrompt | null): WayToInstall =>
  wayToInstall({
    prompt,
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    isIos: isIosDevice(navigator),
  })
