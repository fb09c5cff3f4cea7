import type { AppOfHost } from '@wohlauf/contract/authentication/authentication'

/** Provides what the server writes into a browser's document. */
export const fillDocument = ({ errorReportingDsn, ...settings }: AppOfHost): void => {
  document.title = settings.appTitle
  document.documentElement.dataset.style = settings.appStyle
  const site = { errorReportingDsn, isInMaintenance: false, hasWorker: false }
  for (const [id, value] of Object.entries({ 'app-settings': settings, 'site-settings': site })) {
    const place = document.getElementById(id)
    if (place) place.textContent = JSON.stringify(value)
  }
}
