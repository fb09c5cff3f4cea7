import { offlineStart } from '../../session/offline-start.ts'
import { registerServiceWorker } from '../../session/worker-registration.ts'
import { isOutdated } from '../overlays/site-condition.ts'

/** The main script: its name changes with every release. */
const mainScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** Whether the worker is of a later release than this page. A worker that does not answer says nothing. */
const isLater = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(mainScript(), [port2])
  })

/** A worker of a later release has all files of that release: a reload starts it, with or without a network. */
const compareReleases = async ({ waiting, active }: ServiceWorkerRegistration): Promise<void> => {
  const newest = waiting ?? active
  if (newest && (await isLater(newest))) isOutdated.set(true)
}

/**
 * A worker has its files once it is installed. Its turn may be long in coming: Chromium does not always end the former one if that
 * gets a message meanwhile.
 */
const watchReleases = (registration: ServiceWorkerRegistration): void => {
  const compare = () => void compareReleases(registration)
  const compareWhenInstalled = () => registration.installing?.addEventListener('statechange', compare)
  registration.addEventListener('updatefound', compareWhenInstalled)
  compareWhenInstalled()
  compare()
}

const note = (error: unknown): void => {
  offlineStart.set({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  // Without a network nothing is wrong: the next visit tries again.
  if (navigator.onLine) reportError(new Error('the service worker could not be registered', { cause: error }))
}

/** Never throws: without a worker the app works as before, with a network. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return offlineStart.set({ kind: 'unsupported' })
  try {
    await registerServiceWorker()
    watchReleases(await navigator.serviceWorker.ready)
    offlineStart.set({ kind: 'ready' })
  } catch (error) {
    note(error)
  }
}
