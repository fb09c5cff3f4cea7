import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { allComponents, componentsOf, librariesOfShells, noticesOf } from './components.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const MODULE = 'virtual:licences'
const RESOLVED = `\0${MODULE}`
const ICONS = '~icons/tabler/'

/**
 * The place in package-lock.json of the package that a module of the build is from; null for our own.
 * @param id of a module; those that the bundler makes itself begin with a zero character and its name
 */
export const placeOfModule = (id: string): string | null => {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '')
  if (path.startsWith(ICONS)) return 'node_modules/@iconify-json/tabler'
  const [, place] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.split(sep).join('/')) ?? []
  if (place) return relative(root, place).split(sep).join('/')
  if (!id.startsWith('\0') || id === RESOLVED) return null
  return `node_modules/${path.split('/')[0]}`
}

/** The packages of a build that the list of licences does not have. */
export const unlistedPlaces = (ids: Iterable<string>, listed: ReadonlySet<string>): string[] => [
  ...new Set(
    [...ids]
      .map(placeOfModule)
      .filter((place) => place !== null && !listed.has(place))
      .map(String),
  ),
]

/**
 * Writes the licences of everything that is delivered into one file, whose address `virtual:licences` is, and refuses a build with a
 * package that is not among them.
 */
export const licenceNotices = (): Plugin => {
  let isBuild = false
  let file: { address: string; text: string } | undefined
  const makeFile = () => {
    const text = JSON.stringify(noticesOf(allComponents(), librariesOfShells()))
    const hash = createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 7)
    return { address: `/assets/licences-${hash}.json`, text }
  }
  return {
    name: 'licence-notices',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      file ??= makeFile()
      if (isBuild) this.emitFile({ type: 'asset', fileName: file.address.slice(1), source: file.text })
      return `export default ${JSON.stringify(file.address)}`
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!file || request.url !== file.address) return next()
        response.setHeader('content-type', 'application/json').end(file.text)
      })
    },
    generateBundle(_options, bundle) {
      const listed = new Set(componentsOf('web').map(({ place }) => place))
      const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
      const unlisted = unlistedPlaces(ids, listed)
      if (unlisted.length > 0)
        throw new Error(
          `The built files contain ${unlisted.join(', ')}, whose licences are not in the list: make them dependencies of apps/web, or name them in BUILT_IN of config/licence-table.ts.`,
        )
    },
  }
}
