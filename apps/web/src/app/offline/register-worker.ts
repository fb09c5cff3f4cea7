import { offlineStart } from '../../session/offline-start.ts'
import { registerServiceWorker } from '../../session/worker-registration.ts'
import { isOutdated } from '../overlays/site-condition.ts'

/** The main script: its name changes with every release. */
const mainScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** Whether the worker is of this page's release. A worker that does not answer says nothing. */
const isOfThisRelease = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(mainScript(), [port2])
  })

/** A worker of a later release has all files of that release: a reload starts it, with or without a network. */
const compareReleases = async (): Promise<void> => {
  const { controller } = navigator.serviceWorker
  if (controller && !(await isOfThisRelease(controller))) isOutdated.set(true)
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
    navigator.serviceWorker.addEventListener('controllerchange', () => void compareReleases())
    await registerServiceWorker()
    void compareReleases()
    await navigator.serviceWorker.ready
    offlineStart.set({ kind: 'ready' })
  } catch (error) {
    note(error)
  }
}
