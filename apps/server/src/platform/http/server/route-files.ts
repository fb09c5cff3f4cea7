import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appRouteAt } from './app-route-at.ts'

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`

/**
 * The links with which a document names the files of its path's page, besides those of every page: the browser
 * fetches them immediately, instead of when the first script requests them. Only the browser knows whether a user is
 * logged in: pages that need a login get their links as if so.
 * @param folder the built sites, with the list of each route's files; without one there are no links
 */
export const readRouteLinks = (folder: string): ((path: string) => string) => {
  const list = join(folder, 'route-files.json')
  const files: Partial<Record<string, string[]>> = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : {}
  return (path) => (files[appRouteAt(path) ?? ''] ?? []).map(linkTo).join('')
}
