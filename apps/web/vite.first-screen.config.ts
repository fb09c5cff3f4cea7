import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { pages } from './vite.config.ts'

const source = join(import.meta.dirname, 'src')
const folder = join(source, 'first-screen')
const instead = join(folder, 'instead')
const entry = join(folder, 'render.tsx')

/** What needs a browser, a query or a router, and what stands in its place on the server. */
const INSTEAD: Record<string, string> = {
  '@tanstack/react-query': 'react-query.ts',
  '@tanstack/react-router': 'react-router.tsx',
  [join(source, 'features', 'modules', 'learner', 'listening', 'use-listening.ts')]: 'use-listening.ts',
  [join(source, 'items', 'can-share.ts')]: 'can-share.ts',
  [join(source, 'session', 'app-settings.ts')]: 'app-settings.ts',
  [join(source, 'ui', 'chunks', 'chunk-failure.ts')]: 'chunk-failure.ts',
  [join(source, 'ui', 'layout', 'screen-width.ts')]: 'screen-width.ts',
  [join(source, 'ui', 'state', 'store.ts')]: 'store.ts',
  [join(source, 'ui', 'text', 'rich-text.tsx')]: 'rich-text.tsx',
  [join(source, 'ui', 'theme', 'use-style-of-document.ts')]: 'use-style-of-document.ts',
  [join(source, 'ui', 'time', 'clock.ts')]: 'clock.ts',
}

/** Only presses and effects call these, and the server has neither. */
const NEVER_CALLED = [
  'api/call.ts',
  'api/device-answers.ts',
  'api/outbox.ts',
  'api/stored-session.ts',
  'device/marks/marks.ts',
  'native/push.ts',
  'session/another-person.ts',
  'session/typed-input.ts',
  'ui/feedback/copy-text.ts',
].map((path) => join(source, path))

const EXPORT = /^export (?:const|function|class) (\w+)/gm

const standIns = (): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  async load(id) {
    if (!NEVER_CALLED.includes(id)) return null
    const names = [...(await readFile(id, 'utf8')).matchAll(EXPORT)].map(([, name]) => name)
    return names.map((name) => `export const ${name} = () => {}`).join('\n')
  },
  // Code that comes later is no part of a first screen.
  resolveDynamicImport: () => ({ id: 'later', external: true }),
  resolveId(id, importer) {
    if (!importer || importer.startsWith(instead)) return null
    const found = INSTEAD[id] ?? (id.startsWith('.') ? INSTEAD[join(importer, '..', id)] : undefined)
    return found ? join(instead, found) : null
  },
})

/** The pages that have a first screen, by their files' names. */
const SCREENS = Object.fromEntries(
  [...readFileSync(entry, 'utf8').matchAll(/^import \w+Page from '([^']+)'$/gm)].map(([, path = '']) => [
    basename(path, '.tsx'),
    join(folder, path),
  ]),
)

/** Each page's styles in one file, named after it. */
const screenStyles = (): Plugin => ({
  name: 'screen-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const stylesOf = (name: string, seen: Set<string>): string[] => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || seen.has(name)) return []
        seen.add(name)
        return [
          ...chunk.imports.flatMap((each) => stylesOf(each, seen)),
          ...(chunk.viteMetadata?.importedCss ?? []),
        ]
      }
      const textOf = (style: string) => {
        const asset = bundle[style]
        return asset?.type === 'asset' ? String(asset.source) : ''
      }
      const pages = Object.keys(SCREENS).map((name) => `${name}.js`)
      for (const name of Object.keys(SCREENS)) {
        // The frame imports all pages.
        const seen = new Set(pages)
        const frame = stylesOf('render.js', seen)
        seen.delete(`${name}.js`)
        const styles = [...frame, ...stylesOf(`${name}.js`, seen)]
        this.emitFile({
          type: 'asset',
          name: `first-screen-${name}.css`,
          source: styles.map(textOf).join(''),
        })
      }
    },
  },
})

export default mergeConfig(
  {
    ...pages,
    build: {
      ...pages.build,
      rolldownOptions: {
        input: { render: entry, ...SCREENS },
        // Files of the sites have the same names.
        output: {
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          hashCharacters: 'base36',
        },
      },
    },
  },
  defineConfig({
    plugins: [standIns(), screenStyles()],
    define: { 'navigator.onLine': 'true', 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { outDir: 'dist/first-screen', ssr: true, ssrEmitAssets: true, minify: false, cssMinify: true },
  }),
)
