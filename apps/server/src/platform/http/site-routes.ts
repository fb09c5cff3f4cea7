/** The paths of a site as its router has them, for example `/module/inhalt/$id`. */
export type SitePaths = readonly string[]

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Like the sites' router: a parameter is one segment, case does not count, a slash may end the path. */
const patternOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('$') ? '[^/]+' : literally(segment)))
    .join('/')

/** Whether a path is one of the site's; the start page always is. */
export const createRouteTest = (paths: SitePaths): ((path: string) => boolean) => {
  const pattern = new RegExp(`^(?:${['', ...paths].map(patternOf).join('|')})/?$`, 'i')
  return (path) => pattern.test(path)
}

/** A segment that begins with a dot, one with an extension, a backslash, a control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no address of ours has any
const FILE = /\/\.|\.[^/.]+(?:\/|$)|\\|[\0-\x1f]/

/**
 * Whether somebody asks for a file (`/.env`, `/index.php`), which no site has beside `/assets/`.
 *
 * @param path as it was sent, percent-encoded
 */
export const looksLikeFile = (path: string): boolean => {
  try {
    return FILE.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
