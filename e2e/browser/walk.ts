import { expect, type Page } from '@playwright/test'

const seenIn = new WeakMap<Page, Set<string>>()

/** Records that the current screen of a tab was checked. */
export const recordScreen = (page: Page): void => {
  const seenPaths = seenIn.get(page) ?? new Set()
  seenIn.set(page, seenPaths.add(new URL(page.url()).pathname))
}

/** Routes without a page of their own: they redirect to another one. */
const REDIRECTS = ['/default', '/logout']

const matcherOf = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)

/** Expects that every page of these routes was checked in this tab, so that no walk misses a new page. */
export const expectAllVisited = (page: Page, routes: Readonly<Record<string, { path: string }>>): void => {
  const seenPaths = [...(seenIn.get(page) ?? [])]
  const missing = Object.values(routes)
    .map(({ path }) => path)
    .filter(
      (path) => !REDIRECTS.includes(path) && !seenPaths.some((seenPath) => matcherOf(path).test(seenPath)),
    )
  expect(missing, 'pages whose accessibility was not checked').toEqual([])
}
