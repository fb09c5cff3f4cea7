import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ALLOWED,
  ALLOWED_FOR,
  BUILT_IN,
  HOLDERS,
  READMES_WITH_LICENCES,
  STATED,
  TEXTS_ELSEWHERE,
} from './licence-table.ts'
import { type NativeLibrary, nativeLibraries } from './native-libraries.ts'

/** An entry of package-lock.json. */
type Locked = {
  name?: string
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The key is a place: `node_modules/react`, or the folder of a workspace. */
export type Lock = Readonly<Record<string, Locked>>

/** A package of others that is delivered. */
export type Component = {
  name: string
  version: string
  /** An SPDX expression; null if nobody has stated one. */
  licence: string | null
  /** Its folder from the root, with slashes; it may be missing where the package is for another system. */
  place: string
}

export type Part = 'server' | 'web' | 'shells'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The places with which the search for a part's packages begins. */
const BEGINNINGS: Record<Part, readonly string[]> = {
  server: ['apps/server'],
  web: ['apps/web', ...BUILT_IN.map((name) => `node_modules/${name}`)],
  shells: ['apps/mobile'],
}

/** The product contains only a helper of these packages: what they need to work is not delivered. */
const WITHOUT_DEPENDENCIES = ['rolldown', 'vite', '@iconify-json/tabler'].map(
  (name) => `node_modules/${name}`,
)

/** What runs the server; the installer of its package is not delivered. */
const NODE = 'node_modules/node'

export const readLock = (): Lock =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages

const parentOf = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))

/** Node's own search: in the folder's `node_modules`, then in those above. */
const placeOf = (lock: Lock, from: string, name: string): string | null => {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const locked = lock[place]
    if (locked) return locked.link ? (locked.resolved ?? null) : place
    if (folder === '') return null
  }
}

const needsOf = (locked: Locked): string[] => [
  ...Object.keys(locked.dependencies ?? {}),
  ...Object.keys(locked.optionalDependencies ?? {}),
  ...Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  ),
]

/** The places of everything that the beginnings need to run, themselves included. */
const placesFrom = (lock: Lock, beginnings: readonly string[]): Set<string> => {
  const places = new Set<string>()
  const visit = (place: string): void => {
    const locked = lock[place]
    if (!locked || places.has(place)) return
    places.add(place)
    if (WITHOUT_DEPENDENCIES.includes(place)) return
    for (const name of needsOf(locked)) {
      const next = placeOf(lock, place, name)
      if (next !== null) visit(next)
    }
  }
  for (const place of beginnings) visit(place)
  return places
}

const isOwn = (place: string): boolean => !place.includes('node_modules/')

/** The packages of others in a part of the product, by name and version; also those for other systems. */
export const componentsOf = (part: Part, lock: Lock = readLock()): Component[] => {
  const places = placesFrom(lock, BEGINNINGS[part])
  if (part === 'server' && lock[NODE]) places.add(NODE)
  return [...places]
    .filter((place) => !isOwn(place))
    .map((place) => {
      const locked = lock[place] ?? {}
      const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = STATED[name]?.licence ?? locked.license ?? null
      return { name, version: locked.version ?? '', licence, place }
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** The name that npm gives a package in a list of components. */
export const keyOf = ({ name, version }: Pick<Component, 'name' | 'version'>): string => `${name}@${version}`

/** All parts together; a package that is in two places once. */
export const allComponents = (lock: Lock = readLock()): Component[] => {
  const all = (['server', 'web', 'shells'] as const).flatMap((part) => componentsOf(part, lock))
  return [...new Map(all.map((component) => [keyOf(component), component])).values()].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  )
}

/** What Gradle and Swift add to the shells. */
export const librariesOfShells = (lock: Lock = readLock()): NativeLibrary[] =>
  nativeLibraries(componentsOf('shells', lock).map(({ place }) => place))

export const isInstalled = ({ place }: Component): boolean => existsSync(join(root, place))

const isAllowed = (licence: string, name: string): boolean =>
  Object.hasOwn(ALLOWED, licence) ||
  ALLOWED_FOR.some((exception) => exception.licence === licence && exception.packages.test(name))

/** A choice (`OR`) needs one allowed licence, a combination (`AND`) needs all; an expression with both is refused. */
const mayComeIn = (expression: string, name: string): boolean => {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR '))
    return !bare.includes(' AND ') && bare.split(' OR ').some((licence) => isAllowed(licence, name))
  return bare.split(' AND ').every((licence) => isAllowed(licence, name))
}

/** Why a package or library may not come in; null if it may. */
export const licenceComplaint = ({
  name,
  version,
  licence,
}: Pick<Component, 'name' | 'licence'> & { version: string | null }): string | null => {
  const named = version === null ? name : `${name}@${version}`
  if (licence === null)
    return `${named} states no licence: look it up, and state it with the place in config/licence-table.ts.`
  if (mayComeIn(licence, name)) return null
  return `${named} has the licence ${licence}, which may not come in: use another package, or allow it with the reason in config/licence-table.ts.`
}

const TEXT_FILE = /^(?:licen[cs]e|copying|copyright|notice|ofl)(?!.*\.(?:[cm]?[jt]sx?|json)$)/i

const read = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim()

const standardText = (licence: string, holder: string): string | null => {
  const file = join(root, 'config', 'licence-texts', `${licence}.txt`)
  return existsSync(file) ? read(file).replaceAll('<holder>', holder) : null
}

const authorOf = (folder: string): string | undefined => {
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string }
  }
  const name = typeof author === 'object' ? author.name : author
  return name?.replace(/\s*[<(].*$/, '') || undefined
}

const ownTexts = ({ name, place }: Component): string[] => {
  const folder = join(root, place)
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && TEXT_FILE.test(file.name))
    .map((file) => join(folder, file.name))
  const pattern = TEXTS_ELSEWHERE[name]
  const elsewhere = pattern ? globSync(pattern, { cwd: root }).map((file) => join(root, file)) : []
  return [...files, ...elsewhere].sort().map(read)
}

/** A shorter text only refers to the licence. */
const MIN_TEXT_LENGTH = 500

/**
 * The texts that travel with an installed package: its own files, else those of the package that it is a system's part of, else the
 * licence's standard text with the name of the holder.
 * @throws Error when there is none
 */
export const textsOf = (component: Component, all: readonly Component[]): string[] => {
  const { name, licence, place } = component
  const more = READMES_WITH_LICENCES.test(name) ? [read(join(root, place, 'README.md'))] : []
  const stated = HOLDERS[name]?.holder
  const own = stated ? [] : ownTexts(component)
  if (own.some((text) => text.length >= MIN_TEXT_LENGTH)) return [...own, ...more]
  const whole = all.find((other) => other.name !== name && name.startsWith(`${other.name}-`))
  if (whole && own.length === 0 && !stated && isInstalled(whole)) return [...ownTexts(whole), ...more]
  const holder = stated ?? authorOf(join(root, place)) ?? `the authors of ${name}`
  const standard = licence === null ? null : standardText(licence, holder)
  if (standard === null)
    throw new Error(
      `${keyOf(component)} has no text of its licence ${licence}: put the standard one into config/licence-texts.`,
    )
  return [...own, standard, ...more]
}

/** Nothing of the library is here: only a build for the stores loads it. */
const textOfLibrary = ({ name, licence }: NativeLibrary): string => {
  const text = standardText(licence ?? '', `the authors of ${name}`)
  if (text === null) throw new Error(`${name} has no text of its licence ${licence} in config/licence-texts.`)
  return text
}

/** What the page `/lizenzen` shows; texts are numbered, so that each stands there once. */
export type Notices = {
  texts: string[]
  components: { name: string; version: string; licence: string; texts: number[] }[]
}

/** @throws Error when a licence may not come in, or has no text */
export const noticesOf = (all: readonly Component[], libraries: readonly NativeLibrary[] = []): Notices => {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const listed = ({ name, version, licence }: NativeLibrary | Component, texts: string[]) => {
    const complaint = licenceComplaint({ name, version, licence })
    if (complaint) throw new Error(complaint)
    return { name, version: version ?? '', licence: licence ?? '', texts: texts.map(numberOf) }
  }
  const components = [
    ...all.filter(isInstalled).map((component) => listed(component, textsOf(component, all))),
    ...libraries.map((library) => listed(library, [textOfLibrary(library)])),
  ]
  return { texts: [...numbers.keys()], components }
}
