import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appRouteAt } from './app-route-at.ts'

/**
 * The files of a path's page, besides those of every page: the document's script fetches them before the first
 * module requests them. Only the browser knows whether a user is logged in: pages that need a login get their files
 * as if so.
 * @param folder the built sites, with the list of each route's files; without one there are none
 */
export const readRouteFiles = (folder: string): ((path: string) => string[]) => {
  const list = join(folder, 'route-files.json')
  const files: Partial<Record<string, string[]>> = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : {}
  // The root leads to the login.
  const routeAt = (path: string) => (path === '/' ? 'authentication-login' : (appRouteAt(path)?.name ?? ''))
  return (path) => files[routeAt(path)] ?? []
}
