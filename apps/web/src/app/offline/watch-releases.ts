import { ask } from './ask-worker.ts'

/** The main script, the first of the files that the document lists: its name changes with every release. */
const mainScript = (): string => {
  const [file = ''] = JSON.parse(document.querySelector('#first-files')?.textContent ?? '[]') as string[]
  return file && new URL(file, location.href).href
}

/** A worker of a later release has all files of that release: a reload starts it, with or without a network. */
const isSuperseded = async ({ waiting, active }: ServiceWorkerRegistration): Promise<boolean> => {
  const newest = waiting ?? active
  return newest !== null && (await ask(newest, mainScript()))
}

/**
 * A worker has its files once it is installed. It may take long to become active: Chromium does not always
 * end the former one if that gets a message meanwhile.
 */
export const watchReleases = (registration: ServiceWorkerRegistration, onSuperseded: () => void): void => {
  const compare = async () => {
    if (await isSuperseded(registration)) onSuperseded()
  }
  const compareWhenInstalled = () =>
    registration.installing?.addEventListener('statechange', () => void compare())
  registration.addEventListener('updatefound', compareWhenInstalled)
  compareWhenInstalled()
  void compare()
}
