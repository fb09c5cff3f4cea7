import { isNative } from '../../native/platform.ts'
import { siteSettings } from '../site-settings.ts'

/** Between the first page and the files of all others. */
const DELAY_MS = 4000

/** Once the page has been loaded, and settled: the worker fetches the files of all pages that it keeps. */
export const startWorker = (): void => {
  // A native app contains its files.
  if (!import.meta.env.PROD || !siteSettings.hasWorker || isNative()) return
  const start = () =>
    void import('./register-worker.ts').then(
      ({ registerWorker }) => registerWorker(),
      () => {},
    )
  addEventListener('load', () => setTimeout(start, DELAY_MS), { once: true })
}
