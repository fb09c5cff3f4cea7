import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { root } from '../machine/paths.mjs'

const resolver = new ResolverFactory({
  conditionNames: ['node', 'import', 'types'],
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
})
const builtins = new Set(builtinModules)

/**
 * The imports, re-exports and dynamic imports of a file, each with its target (a path from the root for a
 * file of ours, `npm:name`, `node:name`, or `missing:name`), the imported names (`null`: all of them), and their names in the file.
 * @typedef {{ target: string, names: string[] | null, localNames: string[], isType: boolean, isDynamic?: true, line: number }} Import
 * @returns {{ imports: Import[], program: import('oxc-parser').Program }}
 */
export function read(file) {
  const path = resolve(root, file)
  const source = readFileSync(path, 'utf8')
  const { module, program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const references = [
    ...module.staticImports.map(({ start, entries, moduleRequest }) => ({
      name: moduleRequest.value,
      names: namesOf(entries),
      localNames: namesOf(entries, 'localName') ?? [],
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      start,
    })),
    ...module.staticExports
      .filter(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest))
      .map(({ start, entries }) => ({
        name: entries.find(({ moduleRequest }) => moduleRequest).moduleRequest.value,
        names: namesOf(entries),
        localNames: [],
        isType: entries.every(({ isType }) => isType),
        start,
      })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: literal(source.slice(start, end)),
      names: null,
      localNames: [],
      isType: false,
      isDynamic: true,
      start,
    })),
  ]
  const imports = references
    .filter(({ name }) => name !== null)
    .map(({ name, start, ...reference }) => ({
      ...reference,
      target: targetOf(name, dirname(path)),
      line: source.slice(0, start).split('\n').length,
    }))
  return { imports, program }
}

function namesOf(entries, which = 'importName') {
  return entries.every(({ importName }) => importName.kind === 'Name')
    ? entries.filter(({ isType }) => !isType).map((entry) => entry[which].name ?? entry[which].value)
    : null
}

/** A specifier composed at run time cannot be followed. */
function literal(expression) {
  return /^(['"`])([^$]*)\1$/.exec(expression)?.[2] ?? null
}

function targetOf(name, folder) {
  if (name.startsWith('node:')) return name
  if (builtins.has(name)) return `node:${name}`
  const { path } = resolver.sync(folder, name.replace(/\?.*$/, ''))
  if (path && !path.includes(`${sep}node_modules${sep}`)) return relative(root, path).replaceAll(sep, '/')
  if (name.startsWith('.')) return `missing:${name}`
  const parts = name.split('/')
  return `npm:${name.startsWith('@') ? `${parts[0]}/${parts[1]}` : parts[0]}`
}
