import type { RootOptions } from 'react-dom/client'
import { siteSettings } from '../site-settings.ts'

/**
 * Reports errors where an address for it is configured; without one, nothing of it is even downloaded. What goes wrong
 * until the reporter has come is kept for it.
 *
 * @returns what React's root needs, so that errors which a page catches are reported too
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
    // A reporter that does not come is no reason for another error.
    const reporter = await import('./sentry.ts').catch(() => null)
    removeEventListener('error', onEarly)
    removeEventListener('unhandledrejection', onEarly)
    report = reporter?.startSentry(dsn) ?? (() => {})
    for (const error of waiting.splice(0)) report(error)
  }
  // The page comes first.
  addEventListener('load', () => void load(), { once: true })
  return {
    onCaughtError: (error) => {
      console.error(error)
      report(error)
    },
  }
}
