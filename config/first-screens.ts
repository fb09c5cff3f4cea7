import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/** A style sheet's rules, with the blocks around them. */
const rulesOf = (css: string): string[] => {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] !== '}') continue
    depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(start, at + 1))
    start = at + 1
  }
  return rules
}

/**
 * What the server makes first screens with (docs/decisions/0098), built into the same folder as the sites. In the app's
 * document the scripts become a list: its own script fetches them once the first screen is there.
 */
export const firstScreens = (configFile: string): Plugin => {
  let folder = ''
  let stylesOfFirstLoad: string[] = []
  return {
    name: 'first-screens',
    apply: 'build',
    configResolved: ({ build: { outDir }, root }) => {
      folder = resolve(root, outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!html.includes('<!--SCRIPTS-->')) return html
        const [script, main] = SCRIPT.exec(html) ?? []
        if (!script) throw new Error('The document has no script.')
        stylesOfFirstLoad = [...html.matchAll(STYLES)].map(([, file = '']) => file)
        const files = [main, ...[...html.matchAll(PRELOAD)].map(([, file]) => file)]
        const list = `<script type="application/json" id="first-files">${JSON.stringify(files)}</script>`
        return (
          html
            .replace(script, '')
            .replace(PRELOAD, '')
            .replace('<!--SCRIPTS-->', list)
            // After those of the first load, over which they win in the page as well.
            .replace('<!--STYLES-->', '')
            .replace('</head>', '<!--STYLES--></head>')
        )
      },
    },
    async closeBundle() {
      const outDir = join(folder, 'first-screen')
      const assets = join(folder, 'assets')
      await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
      if (stylesOfFirstLoad.length === 0) throw new Error('The document has no style sheet.')
      // In another order they would win over those that follow them there.
      const rulesOfFirstLoad = new Set(
        stylesOfFirstLoad.flatMap((file) => rulesOf(readFileSync(join(folder, file), 'utf8'))),
      )
      const styles = readdirSync(join(outDir, 'assets')).filter((name) => /^first-screen-.*\.css$/.test(name))
      for (const name of styles) {
        const rules = rulesOf(readFileSync(join(outDir, 'assets', name), 'utf8'))
        const text = rules.filter((rule) => !rulesOfFirstLoad.has(rule)).join('')
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(join(assets, name), text)
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(text, { params }))
        writeFileSync(join(assets, `${name}.gz`), gzipSync(text, { level: 9 }))
      }
      // The rest are files of the sites too, under the same names.
      rmSync(join(outDir, 'assets'), { recursive: true })
    },
  }
}
