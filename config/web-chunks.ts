import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'apps', 'web', 'src')

/**
 * Zod, its configuration, and the messages of forms: the login page can be filled in before they are loaded.
 */
const SCHEMAS =
  /node_modules\/zod\/|contract\/src\/(?:values\/(?!id-pattern|brand)|messages\.ts|features\.ts|authentication\/authentication\.ts|administration\/app-look\.ts|rules\/email-address\.ts)/

const ADMIN = /\/src\/admin(?:\/|\.tsx)|\/admin-routes\.ts|\/not-found-message\.tsx|\.html$/
const APP = /\/src\/(?:main\.tsx|app\/|features\/)/
const OF_BOTH_SITES =
  /\/src\/app\/(?:error-reporting\/|site-settings|overlays\/(?:site-|use-|ask-))|\/features\/authentication\/(?:credentials-form|login-failure|entry\/)/

/** Modules that a learner's start page needs besides the first load, for any learner. */
const HOME =
  /\/(?:dashboard-page|learner-overlays|health-points-badge|header-search|search-button|unseen-count|signed-in-pages)\.tsx?$/

const LISTS_OF_PAGES = ['signed-in', 'public', 'management'].map((kind) =>
  join(source, 'app', 'routes', `${kind}-pages.ts`),
)

const brandAlias = (): string => {
  const brand = readFileSync(join(root, 'packages', 'contract', 'src', 'values', 'brand.ts'), 'utf8')
  return /BRAND_ALIAS = '(\w+)'/.exec(brand)?.[1] ?? ''
}

/** Each route's name in a list, and the path of its page's module. */
const pagesIn = (list: string): [route: string, page: string][] =>
  [
    ...readFileSync(list, 'utf8').matchAll(
      /^ {2}(?:'([\w-]+)'|(\w+)|\[`([\w-]+)\$\{BRAND_ALIAS\}`\]): \(\) =>\s+import\('([^']+)'\)/gm,
    ),
  ].map(([, quoted, bare, begin, path = '']) => [
    quoted ?? bare ?? `${begin}${brandAlias()}`,
    resolve(dirname(list), path),
  ])

/**
 * Writes which files each page needs besides the first load, so that the server's document can name them
 * (`route-files.ts` there).
 */
export const listRouteFiles = (): Plugin => ({
  name: 'list-route-files',
  apply: 'build',
  // Vite drops chunks that have nothing but styles, and gives these to those who import them.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkWith = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
        if (!chunk) throw new Error(`No chunk contains ${module}.`)
        return chunk
      }
      const withImports = (names: string[], into = new Set<string>()): Set<string> => {
        for (const name of names) {
          const chunk = bundle[name]
          if (into.has(name) || chunk?.type !== 'chunk') continue
          into.add(name)
          withImports(chunk.imports, into)
        }
        return into
      }
      const filesOf = (modules: string[]) =>
        [...withImports(modules.map((module) => chunkWith(module).fileName))].flatMap((name) => {
          const chunk = bundle[name]
          return chunk?.type === 'chunk' ? [name, ...(chunk.viteMetadata?.importedCss ?? [])] : []
        })
      const first = new Set(filesOf([join(source, 'main.tsx')]))
      const entries = LISTS_OF_PAGES.flatMap((list) =>
        pagesIn(list).map(([route, page]) => ({ route, page, list })),
      )
      if (entries.length < 40) throw new Error(`Only ${entries.length} routes have a page.`)
      const files = Object.fromEntries(
        entries.map(({ route, page, list }) => [
          route,
          [...new Set(filesOf([list, page]))].filter((file) => !first.has(file)).map((file) => `/${file}`),
        ]),
      )
      this.emitFile({ type: 'asset', fileName: 'route-files.json', source: JSON.stringify(files) })
    },
  },
})

/**
 * Many small files compress worse, and cost a request each: the code of a visitor's first screen is in one
 * file for both sites and one for the app, the additional code of the start page in another. Other pages are
 * split by what they share.
 */
export const CHUNKS = [
  {
    name: 'foundation',
    tags: ['$initial' as const],
    // Includes style sheets: two would cost one more request.
    test: (id: string) =>
      !SCHEMAS.test(id) &&
      !ADMIN.test(id) &&
      (!APP.test(id) || OF_BOTH_SITES.test(id) || id.endsWith('.css')),
    priority: 4,
  },
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) => APP.test(id) && !id.endsWith('/main.tsx'),
    priority: 3,
  },
  // Includes its dependencies, so it comes after the other chunks that share them.
  { name: 'schemas', test: SCHEMAS, priority: 2 },
  { name: 'home', test: HOME, priority: 1 },
]
