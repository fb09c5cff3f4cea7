import { createStore } from '../../ui/state/store.ts'

/** The offer of Chromium's browsers to install the app; not in TypeScript's library. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Null if the browser does not offer it, or the app is already installed. */
export const installPrompt = createStore<InstallPrompt | null>(null)

/**
 * Called once, before the browser offers it. The offer is kept for a fitting moment instead of being shown
 * immediately.
 */
export const watchInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => installPrompt.set(null))
}
