import { findCycles } from './cycles.mjs'

const CONTEXT = /^apps\/server\/src\/contexts\/([^/]+)\//
const WRITES = new Set(['insert', 'update', 'delete'])
const isTest = /\.test\.tsx?$/

const contextOf = (file) => CONTEXT.exec(file)?.[1] ?? null

/**
 * Contexts that import each other, directly or through others. Types count too: a context that uses another's
 * types changes with it.
 * @param {Map<string, { imports: { target: string }[] }>} files
 * @returns {string[][]} each begins and ends with the same context
 */
export function findContextCycles(files) {
  const edges = new Map()
  for (const [file, { imports }] of files) {
    const from = contextOf(file)
    if (!from || isTest.test(file)) continue
    const targets = imports.map(({ target }) => contextOf(target)).filter((to) => to && to !== from)
    edges.set(from, [...new Set([...(edges.get(from) ?? []), ...targets])])
  }
  return findCycles(edges)
}

/**
 * Writes to tables that a file imports from another context: `tx.insert(seat)` outside of `sponsors`. Only a
 * context itself changes its tables; it exports functions for that.
 * @param {{ imports: { target: string, names: string[] | null }[], program: object }} read
 * @returns {{ verb: string, table: string, owner: string }[]}
 */
export function foreignWrites(file, { imports, program }) {
  const own = contextOf(file)
  if (!own || isTest.test(file)) return []
  const owners = new Map()
  for (const { target, names } of imports) {
    const owner = contextOf(target)
    if (owner && owner !== own) for (const name of names ?? []) owners.set(name, owner)
  }
  const found = []
  if (owners.size > 0) visit(program)
  return found

  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node || typeof node !== 'object') return
    const table = node.type === 'CallExpression' && node.arguments[0]?.name
    const verb = node.type === 'CallExpression' && node.callee.property?.name
    if (table && WRITES.has(verb) && owners.has(table)) found.push({ verb, table, owner: owners.get(table) })
    for (const value of Object.values(node)) visit(value)
  }
}
