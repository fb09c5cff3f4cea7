import { targetFieldOf } from '@wohlauf/contract/audit-target'
import { command, query } from '@wohlauf/contract/operation'
import { Id } from '@wohlauf/contract/values/values'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { auditTargetOf, isOfStaff } from './audited.ts'

const output = z.object({})
const withFields = (fields: Record<string, z.ZodMiniType>, target?: string) =>
  command('tests/any-command', {
    audience: 'manager',
    audit: { title: 'Getan', ...(target === undefined ? {} : { target }) },
    input: z.object(fields),
    output,
  })

test.each([
  ['the only id', withFields({ title: z.string(), habitId: Id }), 'habitId'],
  ['none', withFields({ title: z.string(), sortedIdsOfHabits: z.array(Id) }), null],
  [
    'the stated one of several',
    withFields({ moduleId: Id, modulePageId: Id }, 'modulePageId'),
    'modulePageId',
  ],
])('a call is about %s', (_, operation, field) => {
  expect(targetFieldOf(operation)).toBe(field)
})

test('the target among several ids is not guessed', () => {
  expect(() => targetFieldOf(withFields({ moduleId: Id, modulePageId: Id }))).toThrow('several ids')
  expect(() => targetFieldOf(withFields({ moduleId: Id }, 'habitId'))).toThrow('no field habitId')
})

test.each([
  ['what was sent', 'habitId', { habitId: 'a' }, {}, { kind: 'habit', id: 'a' }],
  [
    'what was sent before what was made of it',
    'habitId',
    { habitId: 'a' },
    { habitId: 'b' },
    { kind: 'habit', id: 'a' },
  ],
  [
    'what the server has named',
    'modulePageId',
    { modulePageId: undefined },
    { modulePageId: 'b' },
    { kind: 'modulePage', id: 'b' },
  ],
  ['nothing', null, { habitId: 'a' }, {}, null],
  ['nothing that is there', 'habitId', {}, null, null],
])('the target is %s', (_, field, input, answer, target) => {
  expect(auditTargetOf(field, input, answer)).toEqual(target)
})

test.each([
  ['anyone', false],
  ['user', false],
  ['learner', false],
  ['app-manager', true],
  ['sponsor-manager', true],
  ['manager', true],
  ['admin', true],
] as const)('an operation for %s is one of staff: %s', (audience, isStaff) => {
  expect(isOfStaff(query('tests/any-query', { audience, input: z.object({}), output }))).toBe(isStaff)
})
