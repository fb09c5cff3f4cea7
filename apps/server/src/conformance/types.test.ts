import { command, query } from '@wohlauf/contract/operation'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handle } from '../platform/http/handler.ts'

// What must not compile. The expected errors are what is tested, by the type check of the whole; what runs here only shows
// that even then nothing would stand open.

const input = z.object({})
const output = z.object({ points: z.int() })
const known = command('types/known-command', {
  audience: 'learner',
  input,
  output,
  refusals: ['habit-already-started'],
})

test('an operation without an audience does not compile', () => {
  // @ts-expect-error that the audience is missing is the test
  const operation = query('types/open-query', { input, output })
  expect(operation.path).not.toContain('unauthorized')
})

test('an operation for an unknown audience does not compile', () => {
  // @ts-expect-error that the audience is unknown is the test
  const operation = query('types/open-query', { audience: 'everyone', input, output })
  expect(operation.path).not.toContain('unauthorized')
})

test('an operation with an unknown feature or refusal does not compile', () => {
  // @ts-expect-error that the feature is unknown is the test
  query('types/feature-query', { audience: 'learner', feature: 'GAMES', input, output })
  // @ts-expect-error that the refusal is unknown is the test
  query('types/refusal-query', { audience: 'learner', refusals: ['no-fun'], input, output })
  expect(known.refusals).toEqual(['habit-already-started'])
})

test('a command of staff that does not say how it is audited does not compile', () => {
  // @ts-expect-error that the audit is missing is the test
  const operation = command('types/staff-command', { audience: 'manager', input, output })
  expect(operation.audit).toBeUndefined()
  // Reading is not audited, nor is what people do about themselves.
  query('types/staff-query', { audience: 'manager', input, output })
  command('types/own-command', { audience: 'user', input, output })
})

test('a refusal that is not declared does not compile', () => {
  expect(handle(known, async ({ refuse }) => refuse('habit-already-started')).operation).toBe(known)
  // @ts-expect-error that the refusal is declared elsewhere only is the test
  handle(known, async ({ refuse }) => refuse('module-not-finished'))
})

test('an answer of the wrong shape does not compile', () => {
  expect(handle(known, async () => ({ points: 5 })).operation).toBe(known)
  // @ts-expect-error that the answer lacks its field is the test
  handle(known, async () => ({}))
  // @ts-expect-error that the field has another type is the test
  handle(known, async () => ({ points: '5' }))
})

test('a handler for anyone may not take it for granted that someone is signed in', () => {
  const open = query('types/anyone-query', {
    audience: 'anyone',
    input,
    output: z.object({ id: z.string() }),
  })
  // @ts-expect-error that there may be no user is the test
  expect(handle(open, async ({ user }) => ({ id: user.id })).operation).toBe(open)
})
