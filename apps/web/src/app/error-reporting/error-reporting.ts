import type { RootOptions } from 'react-dom/client'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { whenLoaded } from '../../ui/state/when-loaded.ts'
import { siteSettings } from '../site-settings.ts'

/**
 * Errors are queued until the code can be loaded: a lost connection is no reason to miss them, and must not
 * cause another one.
 */
const loadSentry = loadPart(() => import('./sentry.ts'))

/** An older browser than the supported ones shows the document's notice, and the app starts behind it. */
const isBehindNotice = (): boolean => {
  const notice = document.getElementById('older')
  return notice !== null && getComputedStyle(notice).display !== 'none'
}

/**
 * Without a configured address the reporter is not even downloaded. Errors before it is loaded are queued.
 *
 * @returns options for React's root, so that errors caught by a page are reported too
 */
export const startErrorReporting = (): RootOptions => {
  const { errorReportingDsn: dsn } = siteSettings
  if (!dsn || isBehindNotice()) return {}
  const queuedErrors: unknown[] = []
  let report = (error: unknown): void => void queuedErrors.push(error)
  const onEarly = (event: ErrorEvent | PromiseRejectionEvent) =>
    report('reason' in event ? event.reason : event.error)
  addEventListener('error', onEarly)
  addEventListener('unhandledrejection', onEarly)
  const load = async () => {
    const { startSentry } = await loadSentry()
    removeEventListener('error', onEarly)
    removeEventListener('unhandledrejection', onEarly)
    report = startSentry(dsn)
    for (const error of queuedErrors.splice(0)) report(error)
  }
  // Loaded after the page.
  whenLoaded(() => void load())
  return {
    onCaughtError: (error) => {
      console.error(error)
      report(error)
    },
  }
}
