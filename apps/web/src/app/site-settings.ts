/** What the document says of the site itself, whichever of the two it is. */
type SiteSettings = {
  /** Where errors are reported; null: nowhere. */
  errorReportingDsn: string | null
  isInMaintenance: boolean
}

const embedded = (): SiteSettings => {
  const text = document.getElementById('site-settings')?.textContent ?? ''
  // A document that no server has filled in has a placeholder there.
  if (!text.startsWith('{')) return { errorReportingDsn: null, isInMaintenance: false }
  return JSON.parse(text) as SiteSettings
}

export const siteSettings = embedded()
