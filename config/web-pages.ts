import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The sites' sources. */
export const SOURCE = join(root, 'apps', 'web', 'src')

export const LISTS_OF_PAGES = {
  own: join(SOURCE, 'app', 'routes', 'route-pages.ts'),
  signedIn: join(SOURCE, 'app', 'routes', 'signed-in-pages.ts'),
  public: join(SOURCE, 'app', 'routes', 'public-pages.ts'),
  managers: join(SOURCE, 'app', 'routes', 'management-pages.ts'),
  admin: join(SOURCE, 'admin', 'admin-pages.ts'),
}

const brandAlias = (): string => {
  const brand = readFileSync(join(root, 'packages', 'contract', 'src', 'values', 'brand.ts'), 'utf8')
  return /BRAND_ALIAS = '(\w+)'/.exec(brand)?.[1] ?? ''
}

/** Each route's name in a list, and the path of its page's module. */
export const pagesIn = (list: string): [route: string, page: string][] =>
  [
    ...readFileSync(list, 'utf8').matchAll(
      /^ {2}(?:'([\w-]+)'|(\w+)|\[`([\w-]+)\$\{BRAND_ALIAS\}`\]): \(\) =>\s+import\('([^']+)'\)/gm,
    ),
  ].map(([, quoted, bare, begin, path = '']) => [
    quoted ?? bare ?? `${begin}${brandAlias()}`,
    resolve(dirname(list), path),
  ])
