import { randomUUID } from 'node:crypto'
import { componentsOf, isInstalled, keyOf, librariesOfShells } from '../../config/components.ts'

/** What is listed, and the parts of the product's packages in each. The image serves both sites. */
const PARTS = {
  server: ['server'],
  web: ['web'],
  shells: ['web', 'shells'],
  image: ['server', 'web'],
}

export const PRODUCTS = Object.keys(PARTS)

const TYPES = { server: 'application', web: 'application', shells: 'application', image: 'container' }

/** The system libraries that Node and its add-ons need; the image contains nothing else of a distribution. */
const SYSTEM_LICENCES = {
  libatomic1: 'GPL-3.0-or-later WITH GCC-exception-3.1',
  libc6: 'LGPL-2.1-or-later',
  'libgcc-s1': 'GPL-3.0-or-later WITH GCC-exception-3.1',
  'libstdc++6': 'GPL-3.0-or-later WITH GCC-exception-3.1',
}
const WITHOUT_VERSIONS = Object.keys(SYSTEM_LICENCES).map((name) => ({ name, version: null }))

/**
 * The list of npm without what is not delivered, with the licences that packages do not state themselves.
 * @param {any} all what npm says about all packages
 * @param {string} product one of PRODUCTS
 * @param {{ version: string, revision: string, release: string }} build
 * @param {{ name: string, version: string | null }[]} systemPackages
 */
export function productBom(all, product, build, systemPackages = WITHOUT_VERSIONS) {
  const delivered = new Map(
    PARTS[product]
      .flatMap((part) => componentsOf(part))
      .filter(isInstalled)
      .map((component) => [keyOf(component), component]),
  )
  const listed = new Map(all.components.map((component) => [component['bom-ref'], component]))
  const unlisted = [...delivered.keys()].filter((key) => !listed.has(key))
  if (unlisted.length > 0) throw new Error(`npm does not list ${unlisted.join(', ')}.`)
  const packages = [...delivered.values()].map((component) =>
    described(listed.get(keyOf(component)), component),
  )
  const own = `pkg:generic/wohlauf-${product}@${encodeURIComponent(build.release)}`
  const between = all.dependencies
    .filter(({ ref }) => delivered.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((key) => delivered.has(key)) }))
  const needed = new Set(between.flatMap(({ dependsOn }) => dependsOn))
  const system = product === 'image' ? systemPackages.map(systemComponent) : []
  const libraries = product === 'shells' ? librariesOfShells().map(libraryComponent) : []
  const more = [...system, ...libraries]
  const first = [...delivered.keys()].filter((key) => !needed.has(key))
  return {
    ...all,
    serialNumber: `urn:uuid:${randomUUID()}`,
    metadata: {
      ...all.metadata,
      component: {
        'bom-ref': own,
        type: TYPES[product],
        name: `wohlauf-${product}`,
        version: build.release,
        purl: own,
        properties: [{ name: 'wohlauf:revision', value: build.revision }],
      },
    },
    components: [...packages, ...more],
    dependencies: [
      { ref: own, dependsOn: [...first, ...more.map((component) => component['bom-ref'])] },
      ...between,
    ],
  }
}

/** Lines of a name and a version, as the image has them in `/app/system-packages.txt`. */
export function readSystemPackages(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([name, version]) => ({ name, version }))
}

/** A package's properties are about this checkout: what is for development here may be built in. */
function described({ properties: _, ...component }, { name, version, licence }) {
  const isExpression = licence.includes(' ')
  return {
    ...component,
    scope: 'required',
    licenses: [isExpression ? { expression: licence } : { license: { id: licence } }],
    // Reports about Node's holes name this, not the package that brings it.
    ...(name === 'node' ? { cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*` } : {}),
  }
}

function libraryComponent({ name, version, licence, purl }) {
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    ...(version ? { version } : {}),
    scope: 'required',
    licenses: [{ license: { id: licence } }],
    purl,
  }
}

function systemComponent({ name, version }) {
  const licence = SYSTEM_LICENCES[name]
  if (!licence)
    throw new Error(`The licence of the system's package ${name} is not stated in product-bom.mjs.`)
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}${version ? `@${encodeURIComponent(version)}` : ''}`
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    ...(version ? { version } : {}),
    scope: 'required',
    licenses: [{ expression: licence }],
    purl,
  }
}
