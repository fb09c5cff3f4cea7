import data from '@mdn/browser-compat-data' with { type: 'json' }
import { OLDEST_BROWSERS } from '@wohlauf/contract/values/supported-browsers'

const { chrome, edge, firefox, safari } = OLDEST_BROWSERS

/** MDN's names of the browsers: the same engines on phones, and in the web views of the native app. */
const OLDEST = {
  chrome,
  edge,
  firefox,
  safari,
  chrome_android: chrome,
  webview_android: chrome,
  firefox_android: firefox,
  safari_ios: safari,
}

export const compatData = data

/** @returns a whole number that orders versions: 16.4 is younger than 16.10 would be, and older than 17 */
const orderOf = (version) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

const isThere = (
  { version_added: added, version_removed: removed, flags, prefix, alternative_name },
  oldest,
) => {
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || alternative_name) return false
  if (typeof removed === 'string' && orderOf(removed) <= orderOf(oldest)) return false
  return orderOf(added) <= orderOf(oldest)
}

/**
 * The supported browsers that lack it, each with the first version that has it.
 * @returns {string[]} such as `safari_ios 18`
 */
export function browsersWithout(entry) {
  const support = entry.__compat?.support
  if (!support) return []
  return Object.entries(OLDEST).flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat()
    if (statements.length === 0 || statements.some((statement) => isThere(statement, oldest))) return []
    return [`${browser} ${statements[0].version_added || 'never'}`]
  })
}
