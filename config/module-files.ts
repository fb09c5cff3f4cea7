import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { SOURCE } from './web-pages.ts'

/**
 * Writes which file has which module of the sources, as files of code are named after none of their many modules: journeys ask
 * whether a module was requested (`e2e/browser/module-files.ts`). It is delivered to nobody.
 */
export const listModuleFiles = (): Plugin => ({
  name: 'list-module-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files: Record<string, string> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const [styles] = chunk.viteMetadata?.importedCss ?? []
        for (const id of chunk.moduleIds) {
          const file = id.endsWith('.css') ? styles : chunk.fileName
          if (id.startsWith(SOURCE) && file) files[relative(SOURCE, id)] = `/${file}`
        }
      }
      this.emitFile({ type: 'asset', fileName: 'module-files.json', source: JSON.stringify(files) })
    },
  },
})
