import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { findContextCycles, foreignWrites } from './context-rules.mjs'

const at = (path: string) => `apps/server/src/contexts/${path}`
const importing = (...targets: string[]) => ({ imports: targets.map((target) => ({ target: at(target) })) })

test('reports a cycle of contexts that import each other through other files', () => {
  const files = new Map([
    [at('documents/list.ts'), importing('modules/index.ts')],
    [at('modules/index.ts'), importing('modules/details.ts')],
    [at('modules/details.ts'), importing('documents/index.ts', 'habits/index.ts')],
    [at('habits/index.ts'), importing()],
  ])
  expect(findContextCycles(files)).toEqual([['documents', 'modules', 'documents']])
})

test('ignores tests and other folders', () => {
  const files = new Map([
    [at('documents/list.test.ts'), importing('modules/index.ts')],
    [at('modules/index.ts'), importing('documents/index.ts')],
    ['apps/server/src/composition/jobs.ts', importing('documents/index.ts')],
  ])
  expect(findContextCycles(files)).toEqual([])
})

const read = (source: string, target: string, names: string[]) => ({
  imports: [{ target, names }],
  program: parseSync('x.ts', source).program,
})

test.each([
  ['await tx.insert(seat).values({})', 'insert'],
  ['return await tx.update(seat).set({}).where(isTheirs)', 'update'],
  ['const go = () => Promise.all([tx.delete(seat)])', 'delete'],
])('reports %s as a write to another context', (source, verb) => {
  const taken = read(source, at('sponsors/index.ts'), ['seat'])
  expect(foreignWrites(at('user-management/invite.ts'), taken)).toEqual([
    { verb, table: 'seat', owner: 'sponsors' },
  ])
})

test.each([
  ['reading', 'tx.select().from(seat)', at('user-management/a.ts'), at('sponsors/index.ts')],
  ['its own table', 'tx.insert(seat)', at('sponsors/a.ts'), at('sponsors/tables.ts')],
  ['a table of the platform', 'tx.update(seat)', at('user-management/a.ts'), 'apps/server/src/platform/x.ts'],
  ['a test', 'tx.insert(seat)', at('user-management/a.test.ts'), at('sponsors/index.ts')],
  [
    'something else of that name',
    'cache.delete(key, seat)',
    at('user-management/a.ts'),
    at('sponsors/index.ts'),
  ],
])('does not report %s', (_, source, file, target) => {
  expect(foreignWrites(file, read(source, target, ['seat']))).toEqual([])
})
