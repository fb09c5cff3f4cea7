import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { OLDEST_BROWSERS } from '@wohlauf/contract/values/supported-browsers'
import icons from 'unplugin-icons/vite'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstScreens } from '../../config/first-screens.ts'
import { listModuleFiles } from '../../config/module-files.ts'
import { licenceNotices } from '../../config/notices.ts'
import { createOfflineFiles } from '../../config/offline-files.ts'
import { olderBrowsers } from '../../config/older-browsers.ts'
import { listRouteFiles } from '../../config/route-files.ts'
import { createChunks } from '../../config/web-chunks.ts'
import { withoutAnswers } from '../../config/without-answers.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const ICON = join(here, 'src', 'ui', 'media', 'icon.tsx')
const ICON_FRAME = /^<svg[^>]*>|<\/svg>$/g
const OUTLINE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
const FILLED = ' fill="currentColor"'

/** The props that all icons share are stated once in src/ui/media/icon.tsx; the rest is JSX as it is. */
const tablerIcons = () =>
  icons({
    compiler: {
      extension: 'jsx',
      compiler: (svg, _collection, name) => {
        const drawing = svg.replace(ICON_FRAME, '')
        const kind = drawing.includes(OUTLINE) ? 'outline' : 'filled'
        const bare = drawing.replace(OUTLINE, '').replace(FILLED, '')
        if (/ [a-z]+-|currentColor/.test(bare))
          throw new Error(`The icon ${name} has styles of its own: ${bare}`)
        return `import { createIcon } from ${JSON.stringify(ICON)}
export default /* @__PURE__ */ createIcon('${kind}', ${bare})`
      },
    },
  })

/** Compresses once at build time with the best ratio, instead of on every request with the fastest. */
const precompress = (): Plugin => ({
  name: 'precompress',
  async writeBundle(options, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$|^assets\/.*\.json$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const file = join(options.dir ?? 'dist', name)
        const bytes = await readFile(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
    )
  },
})

/**
 * Mantine's variables that nothing uses, or that the theme always sets: most of them, which the login page
 * would load. The theme's own values are variables of its own.
 */
const UNUSED_VARIABLES =
  /(?<=[{;])--mantine-(?:font-family|font-family-headings|font-size-\w+|heading-font-weight|line-height|line-height-md|radius-(?:default|sm|md|lg)|h[1-6]-[\w-]+|breakpoint-\w+|primary-color-(?!contrast)[\w-]+|shadow-(?:sm|lg|xl)|color-(?:white|black|text|body|error|placeholder|dimmed|(?:blue|cyan|dark|gray|grape|green|indigo|lime|orange|pink|red(?!-6:)|teal|violet|yellow)-[\w-]+)):(?!var\(--(?!mantine-))[^;{}]*(?:;|(?=\}))/g

/**
 * Mantine's own rules for a dark appearance: instead, the theme's variables change under the rules for a
 * light one.
 */
const DARK =
  /(?<=^|[{}])(?![^{}]*color-scheme=light)[^{}@]*\[data-mantine-color-scheme=dark\][^{}]*\{[^{}]*\}/g

const withoutUnusedStyles = (): Plugin => ({
  name: 'without-unused-styles',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(UNUSED_VARIABLES, '').replace(DARK, '')
  },
})

/**
 * The browser requests the font only when it lays out the first text: the page would be drawn twice and move
 * in between. The pages wait for it, so it is requested before their code.
 */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const fonts = Object.keys(bundle ?? {}).filter((name) => /figtree-german-\w+\.woff2$/.test(name))
      if (fonts.length !== 1) throw new Error(`The sites have one font to preload, not ${fonts.length}.`)
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
        href: `/${fonts[0]}`,
      }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
    },
  },
})

/** Mantine's palettes without a used shade. Its default theme reads the blue one. */
const UNUSED_PALETTES = /^\s*(?:cyan|grape|green|indigo|lime|orange|pink|teal|violet): \[[^\]]*\],?$/gm

const withoutUnusedPalettes = (): Plugin => ({
  name: 'without-unused-palettes',
  transform: {
    filter: { id: /MantineProvider\/default-colors\.mjs$/ },
    handler: (code) => {
      const remainingCode = code.replace(UNUSED_PALETTES, '')
      if (code.length - remainingCode.length < 1000)
        throw new Error('Mantine writes its palettes in another way.')
      return { code: remainingCode, map: null }
    },
  },
})

const offlineFiles = createOfflineFiles()

/** Only the build has a worker: in development it would keep sources that change. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // The server provides both: each host has its own manifest, and the page registers the worker when it has
    // been loaded.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      globPatterns: ['assets/*.{js,css,woff2}'],
      // Files named by their hashes.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [offlineFiles.selectFiles],
      minify: true,
    },
  }).map((plugin) => ({ ...plugin, apply: 'build' as const }))

const chunks = createChunks()

/** Shared by the sites and the native app. */
export const pages = defineConfig({
  root: here,
  define: { __APP_VERSION__: JSON.stringify(version) },
  // The router's stand-in for React's own hook is for versions before 18: every visitor would load it.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  plugins: [
    react(),
    tablerIcons(),
    licenceNotices(),
    withoutAnswers(),
    withoutUnusedPalettes(),
    withoutUnusedStyles(),
    preloadFont(),
    chunks.plugin,
  ],
  build: {
    emptyOutDir: true,
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
    // A data: address in the style sheet loads for every visitor; a file only when it is shown.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks.groups },
        // Every page's entry names all files that it may load: shorter hashes make it smaller.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
})

const sites = defineConfig({
  html: { cspNonce: '__NONCE__' },
  plugins: [
    olderBrowsers('browser'),
    listRouteFiles(),
    listModuleFiles(),
    offlineFiles.plugin,
    precompress(),
    serviceWorker(),
    firstScreens(join(here, 'vite.first-screen.config.ts')),
  ],
  build: {
    outDir: 'dist',
    rolldownOptions: { input: { app: join(here, 'index.html'), admin: join(here, 'admin.html') } },
  },
})

export default mergeConfig(pages, sites)
