import type { QueryClient } from '@tanstack/react-query'
import { isNative } from '../../native/platform.ts'
import { loadPart } from '../../ui/feedback/chunk-failure.ts'
import { whenLoaded } from '../../ui/state/when-loaded.ts'
import { siteSettings } from '../site-settings.ts'

/** Between the first page and the files of all others. */
const DELAY_MS = 4000

/** Once the page has been loaded, and settled: the worker fetches the files of all pages that it keeps. */
export const startWorker = (queryClient: QueryClient): void => {
  // A native app contains its files.
  if (!import.meta.env.PROD || !siteSettings.hasWorker || isNative()) return
  const load = loadPart(() => import('./register-worker.ts'))
  const start = () => void load().then(({ registerWorker }) => registerWorker(queryClient))
  whenLoaded(() => setTimeout(start, DELAY_MS))
}
