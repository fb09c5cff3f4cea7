import type { RootOptions } from 'react-dom/client'
import { siteSettings } from '../site-settings.ts'

/**
 * Without a configured address the reporter is not even downloaded. Errors before it is loaded are queued.
 *
 * @returns options for React's root, so that errors caught by a page are reported too
 */
export const startErrorReporting = (): RootOptions => {
  const { errorReportingDsn: dsn } = siteSettings
  if (!dsn) return {}
  const waiting: unknown[] = []
  let report = (error: unknown): void => void waiting.push(error)
  const onEarly = (event: ErrorEvent | PromiseRejectionEvent) =>
    report('reason' in event ? event.reason : event.error)
  addEventListener('error', onEarly)
  addEventListener('unhandledrejection', onEarly)
  const load = async () => {
    // A reporter that cannot be loaded must not cause another error.
    const reporter = await import('./sentry.ts').catch(() => null)
    removeEventListener('error', onEarly)
    removeEventListener('unhandledrejection', onEarly)
    report = reporter?.startSentry(dsn) ?? (() => {})
    for (const error of waiting.splice(0)) report(error)
  }
  // The page is loaded first.
  if (document.readyState === 'complete') void load()
  else addEventListener('load', () => void load(), { once: true })
  return {
    onCaughtError: (error) => {
      console.error(error)
      report(error)
    },
  }
}
