type SiteSettings = {
  /** Null: errors are not reported. */
  errorReportingDsn: string | null
  isInMaintenance: boolean
  /** Whether the host has a service worker. */
  hasWorker: boolean
}

const embedded = (): SiteSettings => {
  const text = document.getElementById('site-settings')?.textContent ?? ''
  // A document that no server has filled in contains a placeholder.
  if (!text.startsWith('{')) return { errorReportingDsn: null, isInMaintenance: false, hasWorker: false }
  return JSON.parse(text) as SiteSettings
}

export const siteSettings = embedded()
