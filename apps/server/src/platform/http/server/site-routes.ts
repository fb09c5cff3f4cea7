/** The paths of a site in its router's form, for example `/module/inhalt/$id`. */
export type SitePaths = readonly string[]

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches like the sites' router: case-insensitively, a parameter is one segment, a trailing slash is allowed. */
const patternOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('$') ? '([^/]+)' : literally(segment)))
    .join('/')

/** Whether a path is one of the site's; the start page always is. */
export const createRouteTest = (paths: SitePaths): ((path: string) => boolean) => {
  const pattern = new RegExp(`^(?:${['', ...paths].map(patternOf).join('|')})/?$`, 'i')
  return (path) => pattern.test(path)
}

/** The route that a path belongs to, of those with a name, and its parameters; null: none. */
export const createRouteFinder = <Name extends string>(
  routes: Readonly<Record<Name, { readonly path: string }>>,
): ((path: string) => { name: Name; params: Record<string, string> } | null) => {
  const tests = (Object.keys(routes) as Name[]).map((name) => {
    const pattern = new RegExp(`^${patternOf(routes[name].path)}/?$`, 'i')
    const fields = routes[name].path
      .split('/')
      .flatMap((segment) => (segment.startsWith('$') ? segment.slice(1) : []))
    return { name, pattern, fields }
  })
  return (path) => {
    for (const { name, pattern, fields } of tests) {
      const match = pattern.exec(path)
      if (match)
        return { name, params: Object.fromEntries(fields.map((field, at) => [field, match[at + 1] ?? ''])) }
    }
    return null
  }
}

/** A segment that begins with a dot or has an extension, a backslash, a control character. */
const FILE = /\/\.|\.[^/.]+(?:\/|$)|\\|[^ -\uffff]/

/** No site has files (`/.env`, `/index.php`) outside of `/assets/`. `path` is percent-encoded, as sent. */
export const looksLikeFile = (path: string): boolean => {
  try {
    return FILE.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
