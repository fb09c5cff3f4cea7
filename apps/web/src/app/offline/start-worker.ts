import type { QueryClient } from '@tanstack/react-query'
import { isNative } from '../../native/platform.ts'
import { sessionOptions } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { whenLoaded } from '../../ui/state/when-loaded.ts'
import { isOutdated } from '../overlays/site-condition.ts'
import { siteSettings } from '../site-settings.ts'

/** Separates the first page's requests from those for all other files. */
const DELAY_MS = 4000

/** Starts after the page has been loaded and has settled: the worker fetches the files of all pages. */
export const startWorker = (queryClient: QueryClient): void => {
  // A native app contains its files.
  if (!import.meta.env.PROD || !siteSettings.hasWorker || isNative()) return
  const load = loadPart(() => import('./register-worker.ts'))
  const start = () =>
    void load().then(({ registerWorker }) =>
      registerWorker({
        queryClient,
        session: sessionOptions.queryKey,
        onSuperseded: () => isOutdated.set(true),
      }),
    )
  whenLoaded(() => setTimeout(start, DELAY_MS))
}
