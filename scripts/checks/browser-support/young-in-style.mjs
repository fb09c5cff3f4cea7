import postcss from 'postcss'
import { browsersWithout, compatData } from './compat-data.mjs'

const { css } = compatData
const { properties, selectors, types } = css
const atRules = css['at-rules']

const own = (entry, name) =>
  entry && Object.hasOwn(entry, name) && name !== '__compat' ? entry[name] : undefined

/**
 * Functions of values are listed below the type that they return, and below properties: the most widely
 * supported one counts.
 */
const functions = new Map()
const addFunctions = (entry) => {
  for (const [name, inner] of Object.entries(entry)) {
    if (name === '__compat') continue
    if (inner.__compat) functions.set(name, [...(functions.get(name) ?? []), inner])
    addFunctions(inner)
  }
}
addFunctions(types)

const UNITS = { ...own(types, 'length'), ...own(types, 'angle'), ...own(types, 'time') }
const UNIT_FAMILIES = [
  [/^[sld]v(?:w|h|i|b|min|max)$/, 'viewport_percentage_units_$_small_large_dynamic'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
]

const youngIn = (entries) => {
  const browsersOfEntries = entries.filter((entry) => entry?.__compat).map(browsersWithout)
  if (browsersOfEntries.length === 0 || browsersOfEntries.some((browsers) => browsers.length === 0))
    return null
  return browsersOfEntries[0]
}

const unitEntry = (unit) => {
  const family = UNIT_FAMILIES.find(([pattern]) => pattern.test(unit))?.[1]
  const named = family
    ? Object.keys(UNITS).find((name) => name === family || name.startsWith(family.split('$')[0]))
    : unit
  return own(UNITS, named ?? unit)
}

const hasPrefixed = ({ prop, parent }) => parent.nodes.some((other) => other.prop === `-webkit-${prop}`)

/**
 * Properties, values, selectors and rules that a supported browser may lack. Rules below `@supports` are
 * tested for.
 * @returns {{ name: string, browsers: string[], at: number }[]}
 */
export function youngInStyle(source) {
  const uses = []
  const use = (name, entries, node) => {
    // A feature that an engine has never had, such as a cursor on a phone, is not a question of its age.
    const browsers = youngIn(entries)?.filter((browser) => !browser.endsWith(' never')) ?? []
    if (browsers.length > 0) uses.push({ name, browsers, at: node.source.start.offset })
  }
  const isAskedFor = (node) => {
    for (let { parent } = node; parent; parent = parent.parent)
      if (parent.type === 'atrule' && parent.name === 'supports') return true
    return false
  }
  const root = postcss.parse(source)
  root.walk((node) => {
    if (isAskedFor(node)) return
    if (node.type === 'rule' && node.parent?.name !== 'keyframes') {
      if (node.parent?.type === 'rule') use('nesting', [own(selectors, 'nesting')], node)
      for (const [, name] of node.selector.matchAll(/::?(-?[a-z][\w-]*)/g))
        use(`:${name}`, [own(selectors, name)], node)
    }
    if (node.type === 'atrule') {
      use(`@${node.name}`, [own(atRules, node.name)], node)
      if (node.name === 'media')
        for (const [, name] of node.params.matchAll(/\(\s*([a-z][a-z-]*)/g))
          use(`@media ${name}`, [own(atRules.media, name.replace(/^(?:min|max)-/, ''))], node)
      if (node.name === 'media' && /[<>]/.test(node.params))
        use('@media range', [own(atRules.media, 'range_syntax')], node)
    }
    if (node.type !== 'decl' || node.prop.startsWith('--')) return readValue(node)
    const property = own(properties, node.prop)
    if (!hasPrefixed(node)) use(node.prop, [property], node)
    readValue(node, property)
  })
  function readValue(node, property) {
    if (node.type !== 'decl') return
    const value = node.value.replace(/(['"]).*?\1|url\([^)]*\)/g, '')
    for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/g))
      use(`${name}()`, [own(property, name), ...(functions.get(name) ?? [])], node)
    for (const [, unit] of value.matchAll(/(?<![\w-])[\d.]+([a-z]+)/g)) use(unit, [unitEntry(unit)], node)
    if (!property) return
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][\w-]*(?![\w(-])/g))
      use(`${node.prop}: ${word}`, [own(property, word)], node)
  }
  return uses
}
