import { browsersWithout, compatData } from './compat-data.mjs'

const { api, javascript } = compatData
const { builtins } = javascript

const SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']
const OBJECTS = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
}

/** @type {Map<string, object[]>} all entries of a name, of any interface */
const members = new Map()
const globals = new Map()

const own = (entry, name) => (Object.hasOwn(entry, name) && name !== '__compat' ? entry[name] : undefined)

const add = (map, name, entry) => {
  if (entry.__compat) map.set(name, [...(map.get(name) ?? []), entry])
}
const addMembers = (entry) => {
  for (const [name, member] of Object.entries(entry)) {
    if (name === '__compat') continue
    add(members, name.replace(/_(?:static|event)$/, ''), member)
  }
}

for (const [name, entry] of [...Object.entries(api), ...Object.entries(builtins)]) {
  if (name === '__compat') continue
  add(globals, name, entry)
  add(members, name, entry)
  addMembers(entry)
  if (name === 'Intl') for (const inner of Object.values(entry)) addMembers(inner)
}
for (const scope of SCOPES)
  for (const [name, entry] of Object.entries(api[scope])) if (name !== '__compat') add(globals, name, entry)

/**
 * Reports browsers that lack the name in all its meanings; an interface that has had the name for long would
 * make this a guess.
 */
const youngInAll = (entries) => {
  const browsersOfEntries = (entries ?? []).map(browsersWithout)
  if (browsersOfEntries.length === 0 || browsersOfEntries.some((browsers) => browsers.length === 0))
    return null
  return browsersOfEntries.sort((one, other) => one.length - other.length)[0]
}

export const youngGlobal = (name) => youngInAll(globals.get(name))

/** A method or property of an object whose type is unknown. */
export const youngMember = (name) => youngInAll(members.get(name))

/**
 * A member of a global object, named by the object; undefined: the object has no such member, according to
 * MDN.
 */
export function youngStatic(object, name) {
  const owner = own(OBJECTS, object) ?? object
  const entries = [own(api, owner), own(builtins, owner)].flatMap((entry) =>
    entry ? [own(entry, `${name}_static`), own(entry, name)] : [],
  )
  const knownEntries = entries.filter((entry) => entry?.__compat)
  if (owner === 'Window') knownEntries.push(...(globals.get(name) ?? []))
  return knownEntries.length === 0 ? undefined : youngInAll(knownEntries)
}

/** Helpers of iterators, whose names are also those of arrays. */
export const youngOfIterator = (name) => {
  const entry = own(builtins.Iterator, name)
  return entry ? youngInAll([entry]) : null
}

export const youngInRegExp = (feature) => youngInAll([feature(javascript)])
