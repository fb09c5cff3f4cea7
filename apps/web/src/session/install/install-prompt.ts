import { createStore } from '../../ui/state/store.ts'

/** The browser's offer to install the app, of Chromium's browsers; not in TypeScript's library. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Null: the browser does not offer it, or the app is installed already. */
export const installPrompt = createStore<InstallPrompt | null>(null)

/** Called once, before the browser offers it. It is kept for a fitting moment instead of being shown immediately. */
export const watchInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => installPrompt.set(null))
}
