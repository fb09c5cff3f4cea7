import { type AnyOperation, command, query } from '@wohlauf/contract/operation'
import { EmptyObject } from '@wohlauf/contract/values/values'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { batchedWriteOf } from './batched-write.ts'
import { type AnyHandler, handle } from './handler.ts'

const PLAIN = { audience: 'learner', input: z.object({}), output: EmptyObject } as const

const mounting = (operation: AnyOperation, batchedWrite: AnyHandler['batchedWrite'] = 'note') => {
  const handler = handle(operation, async () => ({}), { batchedWrite })
  return () => batchedWriteOf(handler, {} as never)
}

test.each<[string, AnyOperation]>([
  ['reads', query('notes/get-notes-query', PLAIN)],
  ['is for managers', command('notes/note-command', { ...PLAIN, audience: 'manager', isOfOwnAccount: true })],
  ['is audited', command('notes/note-command', { ...PLAIN, audit: { title: 'Notiz' } })],
  ['answers something', command('notes/note-command', { ...PLAIN, output: z.object({ noteId: z.uuid() }) })],
])('an operation that %s cannot be written together with others', (_what, operation) => {
  expect(mounting(operation)).toThrow(`${operation.name} cannot be written together with others`)
  expect(mounting(operation, null)).not.toThrow()
})

test('a plain command of learners can', () => {
  expect(mounting(command('notes/note-command', PLAIN))).not.toThrow()
})
