import { type AnyOperation, command, query } from '@wohlauf/contract/operation'
import { EmptyObject } from '@wohlauf/contract/values/values'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AnyHandler } from './handler.ts'
import { writeWithOthers } from './write-with-others.ts'

const PLAIN = { audience: 'learner', input: z.object({}), output: EmptyObject } as const

const mounting = (operation: AnyOperation, ownWrite: AnyHandler['ownWrite'] = async () => null) => {
  const handler = { operation, run: async () => ({}), isHashing: false, prefetch: [], ownWrite }
  return () => writeWithOthers(handler, {} as never)
}

test.each<[string, AnyOperation]>([
  ['reads', query('notes/get-notes-query', PLAIN)],
  ['is for managers', command('notes/note-command', { ...PLAIN, audience: 'manager', isOfOwnAccount: true })],
  ['is audited', command('notes/note-command', { ...PLAIN, audit: { title: 'Notiz' } })],
  ['has limits', command('notes/note-command', { ...PLAIN, limits: ['message-of-user'] })],
  ['answers something', command('notes/note-command', { ...PLAIN, output: z.object({ noteId: z.uuid() }) })],
])('an operation that %s cannot be written together with others', (_what, operation) => {
  expect(mounting(operation)).toThrow(`${operation.name} cannot be written together with others`)
  expect(mounting(operation, null)).not.toThrow()
})

test('a plain command of learners can', () => {
  expect(mounting(command('notes/note-command', PLAIN))).not.toThrow()
})
