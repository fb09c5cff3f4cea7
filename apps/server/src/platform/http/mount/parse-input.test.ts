import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseInput, refuseForeignAdmin, refuseForeignIds } from './parse-input.ts'

const required = 'Dieses Feld muss gefüllt sein'
const schema = z.object({ title: z.string(), steps: z.optional(z.array(z.object({ text: z.string() }))) })

test('valid input is parsed, without unknown fields', () => {
  expect(parseInput(schema, { title: 'a', more: 1 })).toEqual({ title: 'a' })
  expect(parseInput(z.object({}), undefined)).toEqual({})
})

test.each([
  [undefined, { title: required }],
  [{ title: '' }, null],
  [{ title: 'a', steps: [{ text: 'b' }, {}] }, { 'steps.1.text': required }],
  [{ steps: [{}] }, { title: required, 'steps.0.text': required }],
  [null, { '': required }],
])('of %j each invalid field gets its message', (value, fields) => {
  if (fields === null) return expect(parseInput(schema, value)).toEqual(value)
  expect(() => parseInput(schema, value)).toThrow(expect.objectContaining({ name: 'not-valid', fields }))
})

test('a field with two messages gets the first one', () => {
  const short = z.object({
    code: z.string().check(z.minLength(3, 'zu kurz'), z.regex(/^\d+$/, 'keine Zahl')),
  })
  expect(() => parseInput(short, { code: 'a' })).toThrow(
    expect.objectContaining({ fields: { code: 'zu kurz' } }),
  )
})

const isRefused = (values: unknown, appId: string | null = 'app', userId: string | null = 'user') => {
  try {
    refuseForeignIds(values, appId, userId)
    return null
  } catch (error) {
    return (error as { name: string }).name
  }
}

test.each([
  [undefined],
  [null],
  ['app'],
  [7],
  [[]],
  [{}],
  [{ appId: 'app', userId: 'user' }],
  [{ appId: undefined, userId: null }],
  [{ appId: '', userId: '' }],
])('%j is consistent with the session', (values) => expect(isRefused(values)).toBeNull())

test.each([
  [{ appId: 'another' }],
  [{ userId: 'another' }],
  [{ appId: 'app', userId: 'another' }],
  [{ appId: 'another', userId: 'user' }],
  [{ appId: 0 }],
  [{ userId: ['user'] }],
])('%j names another app or user', (values) => expect(isRefused(values)).toBe('not-allowed'))

test('without a known app or user nothing is refused', () => {
  expect(isRefused({ userId: 'another' }, 'app', null)).toBeNull()
  expect(isRefused({ appId: 'another' }, null, null)).toBeNull()
  expect(isRefused({ appId: 'another' }, 'app', null)).toBe('not-allowed')
})

test.each<[object | null, string[], boolean]>([
  [null, [], false],
  [{ adminId: 'admin', userId: 'admin', appId: 'another' }, [], false],
  [{ adminId: 'another' }, [], true],
  [{ userId: 'another' }, [], true],
  [{ userId: 'another' }, ['userId'], false],
  [{ userId: 'another', adminId: 'admin' }, ['userId'], false],
  [{ userId: 'another', adminId: 'another' }, ['userId'], true],
])('%j, to an operation with the fields %j, names another admin: %s', (values, ownFields, isForeign) => {
  const check = () => refuseForeignAdmin(values, ownFields, 'admin')
  if (isForeign) expect(check).toThrow(expect.objectContaining({ name: 'not-allowed' }))
  else expect(check).not.toThrow()
  expect(() => refuseForeignAdmin(values, ownFields, null)).not.toThrow()
})
