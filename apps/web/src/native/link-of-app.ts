import { isShellLink } from '@wohlauf/contract/routes/shell-links'
import { parseUrl } from '@wohlauf/contract/values/parse-url'

/** The custom scheme of links that no browser can pass on otherwise: `wohlauf://<host>/<path>`. */
const SCHEME = /^wohlauf:/i

/** Plain HTTP is allowed for localhost only. */
const isOnMachine = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')

/** `path` with query; `/` for all pages but those that links open in the native app. */
export type LinkOfApp = { origin: string; path: string }

/**
 * Any app and any page can pass on an address with the custom scheme. It leads only to pages that are meant
 * for links: never into another account, or out of one's own.
 *
 * @param text typed or pasted by a person, read from a QR code, or a link that the system passes on
 * @returns null if it cannot belong to an app
 */
export const linkOfApp = (text: string): LinkOfApp | null => {
  const address = text.trim().replace(SCHEME, 'https:')
  const url = parseUrl(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  if (!url?.hostname || url.username || url.password) return null
  if (!url.hostname.includes('.') && !isOnMachine(url.hostname)) return null
  if (isOnMachine(url.hostname)) {
    if (!/^https:/i.test(address)) url.protocol = 'http:'
  } else url.protocol = 'https:'
  return { origin: url.origin, path: isShellLink(url.pathname) ? `${url.pathname}${url.search}` : '/' }
}
