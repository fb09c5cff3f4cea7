import type { QueryClient } from '@tanstack/react-query'
import { offlineStart, offlineStartLooks } from '../../session/offline-start.ts'
import type { sessionOptions } from '../../session/session.ts'
import { registerServiceWorker } from '../../session/worker-registration.ts'
import { READINESS } from '../../worker/questions.ts'
import { ask } from './ask-worker.ts'
import { watchReleases } from './watch-releases.ts'

/**
 * Whether this browser has registered the worker since the document was loaded: a later failure is the
 * server's or the network's.
 */
let isPossible = false

const note = (error: unknown): void => {
  if (isPossible) {
    offlineStart.set({ kind: 'waiting' })
    return
  }
  offlineStart.set({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  // Without a network this is no error: it is attempted again when there is one.
  if (navigator.onLine) reportError(new Error('the service worker could not be registered', { cause: error }))
}

type Page = {
  queryClient: QueryClient
  /** The key of the query that says who is logged in. */
  session: typeof sessionOptions.queryKey
  /** A worker has a later release than the page. */
  onSuperseded: () => void
}

const watched = new WeakSet<ServiceWorkerRegistration>()

let looks = 0

/** Never throws: without a worker the app works as before, with a network. */
const look = async (onSuperseded: () => void): Promise<void> => {
  looks += 1
  const own = looks
  try {
    const registration = await registerServiceWorker()
    isPossible = true
    if (!watched.has(registration)) watchReleases(registration, onSuperseded)
    watched.add(registration)
    const { active, waiting, installing } = registration
    // A waiting successor has its own files once it is installed, and a message may keep its predecessor
    // alive (`watch-releases.ts`).
    if (waiting || installing) return
    if (!active) return offlineStart.set({ kind: 'waiting' })
    // The answer takes as long as fetching its files: a worker that has been removed meanwhile does not
    // answer.
    const isReady = await ask(active, READINESS)
    if (own !== looks) return
    offlineStart.set({ kind: isReady && navigator.serviceWorker.controller ? 'ready' : 'waiting' })
  } catch (error) {
    note(error)
  }
}

/**
 * Registers the worker, now and whenever it may be missing, or lacked files before: a logout removes it with
 * its files (`Clear-Site-Data`), and the same document stays open.
 */
export const registerWorker = ({ queryClient, session, onSuperseded }: Page): void => {
  if (!('serviceWorker' in navigator)) {
    offlineStart.set({ kind: 'unsupported' })
    return
  }
  const lookAgain = () => void look(onSuperseded)
  lookAgain()
  offlineStartLooks.subscribe(lookAgain)
  addEventListener('online', lookAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain()
  })
  navigator.serviceWorker.addEventListener('controllerchange', lookAgain)
  const person = () => queryClient.getQueryData(session)?.id
  let last = person()
  queryClient.getQueryCache().subscribe(() => {
    if (person() === last) return
    last = person()
    lookAgain()
  })
}
