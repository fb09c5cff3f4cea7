import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = join(fileURLToPath(new URL('..', import.meta.url)), 'apps', 'web', 'src')

/** Files that are stored only once they are used: most people never open a page of managers. */
const NOT_BEFORE_USE = [
  join(source, 'app', 'routes', 'management-pages.ts'),
  join(source, 'app', 'error-reporting', 'sentry.ts'),
]

type Entry = { url: string }

/**
 * The files that a device stores from the beginning, so that the app starts without a network: everything
 * that a learner's pages may load. `selectFiles` chooses them from the build's files.
 */
export const createOfflineFiles = () => {
  const files = new Set<string>()
  const plugin: Plugin = {
    name: 'offline-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const reachedFiles = new Set<string>()
      const reach = (id: string): void => {
        if (reachedFiles.has(id) || NOT_BEFORE_USE.includes(id)) return
        reachedFiles.add(id)
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        for (const next of [...importedIds, ...dynamicallyImportedIds]) reach(next)
      }
      reach(join(source, 'main.tsx'))
      const add = (name: string): void => {
        const file = bundle[name]
        if (files.has(name) || file?.type !== 'chunk') return
        files.add(name)
        for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
        // The bundler's own runtime is in no module's imports.
        for (const next of file.imports) add(next)
      }
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.woff2')) files.add(file.fileName)
        if (file.type === 'chunk' && file.moduleIds.some((id) => reachedFiles.has(id))) add(file.fileName)
      }
      if (files.size < 20)
        throw new Error(`Only ${files.size} files would be kept for a start without a network.`)
    },
  }
  return {
    plugin,
    selectFiles: <E extends Entry>(entries: E[]) => ({
      manifest: entries.filter(({ url }) => files.has(url)),
      warnings: [],
    }),
  }
}
