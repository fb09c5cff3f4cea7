import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { escapeHtml } from '../../base/html/escape-html.ts'
import { FAVICON, iconUrl, TOUCH_ICON } from './app-icons.ts'
import { lookOf } from './look.ts'
import { shortNameOf } from './manifest.ts'

/** The links with which a document names its app's manifest and icons. iOS reads the icon and its name here, too. */
export const installationLinks = (app: AppSettings): string => {
  const { key } = lookOf(app)
  return [
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="icon" type="image/png" sizes="48x48" href="${iconUrl(key, FAVICON)}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${iconUrl(key, TOUCH_ICON)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(shortNameOf(app.appTitle))}">`,
  ].join('')
}
