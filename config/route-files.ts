import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LISTS_OF_PAGES, pagesIn, SOURCE } from './web-pages.ts'

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
      const first = new Set(filesOf([join(SOURCE, 'main.tsx')]))
      const entries = [
        LISTS_OF_PAGES.own,
        LISTS_OF_PAGES.signedIn,
        LISTS_OF_PAGES.public,
        LISTS_OF_PAGES.managers,
      ].flatMap((list) => pagesIn(list).map(([route, page]) => ({ route, page, list })))
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
