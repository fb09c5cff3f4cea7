import { expect, test } from 'vitest'
import { strykerPlugins } from './ignored-texts.mjs'

const [plugin] = strykerPlugins

/** The part of Babel's path to a literal that the plugin uses. */
const literal = (parentPath: object, more: object = {}) => ({
  isStringLiteral: () => true,
  isTemplateLiteral: () => false,
  parentPath: {
    isNewExpression: () => false,
    isObjectProperty: () => false,
    isCallExpression: () => false,
    ...parentPath,
  },
  ...more,
})
const makePath = (name: string, listKey = 'arguments') =>
  literal({ isNewExpression: () => true, node: { callee: { name } } }, { listKey })
const argument = (name: string, key: number) =>
  literal({ isCallExpression: () => true, node: { callee: { name } } }, { listKey: 'arguments', key })
const property = (name: string, ...others: string[]) =>
  literal({
    isObjectProperty: () => true,
    node: { key: { name } },
    parent: { properties: [name, ...others].map((key) => ({ key: { name: key } })) },
  })

test.each([
  ['an error’s message', makePath('RangeError'), true],
  ['an argument of another call', makePath('Date'), false],
  ['a text inside an error’s argument', makePath('Error', 'callee'), false],
  ['a statement’s name', property('name', 'text', 'values'), true],
  ['a statement’s text', property('text', 'name'), false],
  ['a job’s name', property('name', 'cron'), false],
  ['the name of a kept statement', argument('prepared', 1), true],
  ['the reason for access across tenants', argument('acrossTenants', 1), true],
  ['another argument of that call', argument('acrossTenants', 2), false],
  ['an argument of another call', argument('lockSession', 1), false],
  ['any other text', literal({}), false],
])('ignores %s: %s', (_, path, expected) => {
  expect(plugin?.value.shouldIgnore(path) !== undefined).toBe(expected)
})

test('never ignores a node that is not a text', () => {
  const number = { ...makePath('Error'), isStringLiteral: () => false }
  expect(plugin?.value.shouldIgnore(number)).toBeUndefined()
})
