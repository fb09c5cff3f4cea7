import { findCycles } from './cycles.mjs'

const CONTEXT = /^apps\/server\/src\/contexts\/([^/]+)\//
const WRITES = new Set(['insert', 'update', 'delete'])
const STATEMENT = /\b(INSERT(?= INTO)|UPDATE|DELETE(?= FROM))(?: INTO| FROM)?\s+$/
/** Functions of these folders write to the tables that they are passed, except those below. */
const WRITING_FOLDERS = /^apps\/server\/src\/platform\/(?:http\/lists|database)\//
const READING = new Set([
  'anyOf',
  'isInListOf',
  'isShownBy',
  'ofBoundApp',
  'pageOf',
  'rowsOf',
  'tenantForeignKey',
])
const TABLES = /\/database\/tables\.ts$/
const PLATFORM_TABLES = /^apps\/server\/src\/platform\/.+\/tables\.ts$/
const isTest = /\.test\.tsx?$/

const contextOf = (file) => CONTEXT.exec(file)?.[1] ?? null

const ROOMS = [
  /^apps\/server\/src\/((?:contexts|platform)\/[^/]+)\//,
  // Each folder; of its files beside them only those of one floor (contract-floors.mjs) import each other.
  /^packages\/(contract\/src\/.+)\/[^/]+$/,
]

/** Rooms within a room: each folder, but not the files beside them. */
const INNER_ROOMS = [
  /^apps\/server\/src\/platform\/(http\/[^/]+)\//,
  /^apps\/web\/src\/((?:ui|authoring)\/[^/]+)\//,
]

/**
 * Contexts, rooms of the platform and folders of the contract that import each other, directly or through others. Types count too: a room that uses
 * another's types changes with it. A foreign key does not: tables that refer to each other are no cycle, as long as their
 * files are none. Within a room its own folders may share types.
 * @param {Map<string, { imports: { target: string, isType?: boolean }[] }>} files
 * @returns {string[][]} each begins and ends with the same room
 */
export function findRoomCycles(files) {
  const isForeignKey = (file, { target }) => TABLES.test(file) && TABLES.test(target)
  return [
    ...cyclesBetween(ROOMS, files, (file, reference) => !isForeignKey(file, reference)),
    ...cyclesBetween(INNER_ROOMS, files, (_file, { isType }) => !isType),
  ]
}

function cyclesBetween(rooms, files, counts) {
  const roomOf = (file) => rooms.map((room) => room.exec(file)?.[1]).find(Boolean) ?? null
  const edges = new Map()
  for (const [file, { imports }] of files) {
    const from = roomOf(file)
    if (!from || isTest.test(file)) continue
    const targets = imports
      .filter((reference) => counts(file, reference))
      .map(({ target }) => roomOf(target))
      .filter((to) => to && to !== from)
    edges.set(from, [...new Set([...(edges.get(from) ?? []), ...targets])])
  }
  return findCycles(edges)
}

/**
 * Writes to tables that a file imports from another context: `tx.insert(seat)` outside of `sponsors`. Only a
 * context itself changes its tables; it exports functions for that.
 * @param {{ imports: { target: string, localNames: string[] }[], program: object }} parsedFile
 * @returns {{ verb: string, table: string, owner: string }[]}
 */
export function foreignWrites(file, parsedFile) {
  const own = contextOf(file)
  return writes(file, parsedFile, (target) => {
    const owner = contextOf(target)
    return owner === own ? null : owner
  })
}

/**
 * Writes of contexts to the platform's tables that their access.ts does not state, and entries that no write needs.
 * @param {Map<string, { imports: { target: string, localNames: string[] }[], program: object }>} files
 * @param {readonly { file: string, WRITES?: Readonly<Record<string, { verbs: readonly string[] }>> }[]} accessFiles
 * @returns {{ unstated: { file: string, verb: string, table: string, context: string }[], unused: string[] }}
 */
export function findPlatformWrites(files, accessFiles) {
  const platformWrites = [...files].flatMap(([file, parsedFile]) =>
    writes(file, parsedFile, (target) => (PLATFORM_TABLES.test(target) ? 'platform' : null)).map(
      ({ verb, table }) => ({
        file,
        verb: verb.toUpperCase(),
        table: table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        context: contextOf(file),
      }),
    ),
  )
  const nameOf = ({ table, context, verb }) => `${table}, ${context}, ${verb}`
  const statedWrites = accessFiles.flatMap(({ file, WRITES = {} }) =>
    Object.entries(WRITES).flatMap(([table, { verbs }]) =>
      verbs.map((verb) => nameOf({ table, context: contextOf(`apps/server/src/${file}`), verb })),
    ),
  )
  const needed = new Set(platformWrites.map(nameOf))
  return {
    unstated: platformWrites.filter((write) => !statedWrites.includes(nameOf(write))),
    unused: statedWrites.filter((name) => !needed.has(name)),
  }
}

/**
 * A context's writes to the tables that it imports.
 * @param ownerOf the context of an imported file; null when its tables are not checked
 */
function writes(file, { imports, program }, ownerOf) {
  if (!contextOf(file) || isTest.test(file)) return []
  const owners = new Map()
  const helpers = new Set()
  for (const { target, localNames } of imports) {
    const owner = ownerOf(target)
    if (owner) for (const name of localNames) owners.set(name, owner)
    if (WRITING_FOLDERS.test(target)) for (const name of localNames) if (!READING.has(name)) helpers.add(name)
  }
  const result = []
  if (owners.size > 0) visit(program)
  return result

  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node || typeof node !== 'object') return
    for (const { verb, table } of writesOf(node, helpers))
      if (owners.has(table)) result.push({ verb, table, owner: owners.get(table) })
    for (const value of Object.values(node)) visit(value)
  }
}

/** Helpers that insert rows; all others may change any of them. */
const VERB_OF = { insertOnce: 'insert', insertMany: 'insert' }

/** `tx.insert(seat)`, `insertOnce(tx, seat, …)`, `deletes({ table: seat }, …)`, or "UPDATE ${seat}" in a statement. */
function writesOf(node, helpers) {
  if (node.type === 'TemplateLiteral')
    return node.expressions.flatMap(({ name }, index) => {
      const verb = STATEMENT.exec(node.quasis[index].value.raw)?.[1]
      return verb ? [{ verb: verb.toLowerCase(), table: name }] : []
    })
  if (node.type !== 'CallExpression') return []
  const { callee, arguments: args } = node
  if (helpers.has(callee.name))
    return args.flatMap(tablesIn).map((table) => ({ verb: VERB_OF[callee.name] ?? callee.name, table }))
  const verb = callee.property?.name
  return WRITES.has(verb) ? [{ verb, table: args[0]?.name }] : []
}

/** The table names of an argument: the argument itself, or an object's `table`. */
function tablesIn(argument) {
  if (argument.type === 'Identifier') return [argument.name]
  if (argument.type !== 'ObjectExpression') return []
  return argument.properties.flatMap(({ key, value }) =>
    key?.name === 'table' && value.type === 'Identifier' ? [value.name] : [],
  )
}

/** Tables that a statement reads or changes. */
const IN_STATEMENT = /\b(?:(?:FROM|JOIN|INTO|UPDATE|TABLE|ON)\s+(?:public\.)?|public\.)"?(\w+)/g
/** A quoted name of several words; a single word may mean anything. */
const IN_QUOTES = /(['"`])([a-z]+(?:_[a-z]+)+)\1/g

/**
 * The tables of contexts that a file of the platform names, in statements or by themselves.
 * @param {string} text of a file in SQL or TypeScript
 * @param {readonly string[]} tables of all contexts
 */
export function tablesNamedIn(text, tables) {
  const tableNames = [
    ...[...text.matchAll(IN_STATEMENT)].map(([, table]) => table),
    ...[...text.matchAll(IN_QUOTES)].map(([, , table]) => table),
  ]
  return [...new Set(tableNames)].filter((table) => tables.includes(table))
}
