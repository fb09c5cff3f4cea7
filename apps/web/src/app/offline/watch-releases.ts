import { isOutdated } from '../overlays/site-condition.ts'
import { ask } from './ask-worker.ts'

/** The main script: its name changes with every release. */
const mainScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** A worker of a later release has all files of that release: a reload starts it, with or without a network. */
const compareReleases = async ({ waiting, active }: ServiceWorkerRegistration): Promise<void> => {
  const newest = waiting ?? active
  if (newest && (await ask(newest, mainScript()))) isOutdated.set(true)
}

/**
 * A worker has its files once it is installed. It may take long to become active: Chromium does not always
 * end the former one if that gets a message meanwhile.
 */
export const watchReleases = (registration: ServiceWorkerRegistration): void => {
  const compare = () => void compareReleases(registration)
  const compareWhenInstalled = () => registration.installing?.addEventListener('statechange', compare)
  registration.addEventListener('updatefound', compareWhenInstalled)
  compareWhenInstalled()
  compare()
}
