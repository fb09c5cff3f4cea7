import { createStore } from '../ui/state/store.ts'

/** Whether this device starts the app without a network, by its service worker. */
export type OfflineStart =
  /** Not known yet, or still being prepared. */
  | { kind: 'waiting' }
  | { kind: 'ready' }
  /** The browser has no service workers, or none in a private window. */
  | { kind: 'unsupported' }
  /** @property message the browser's own, for the support */
  | { kind: 'failed'; message: string }

export const offlineStart = createStore<OfflineStart>({ kind: 'waiting' })

/** Counts how often the state was requested. */
export const offlineStartLooks = createStore(0)

export const lookAtOfflineStart = (): void => offlineStartLooks.set(offlineStartLooks.get() + 1)
