import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { findPlatformWrites, findRoomCycles, foreignWrites, tablesNamedIn } from './context-rules.mjs'

const at = (path: string) => `apps/server/src/contexts/${path}`
const importing = (...targets: string[]) => ({ imports: targets.map((target) => ({ target: at(target) })) })

test('reports a cycle of contexts that import each other through other files', () => {
  const files = new Map([
    [at('documents/list.ts'), importing('modules/index.ts')],
    [at('modules/index.ts'), importing('modules/details.ts')],
    [at('modules/details.ts'), importing('documents/index.ts', 'habits/index.ts')],
    [at('habits/index.ts'), importing()],
  ])
  expect(findRoomCycles(files)).toEqual([['contexts/documents', 'contexts/modules', 'contexts/documents']])
})

test('reports a cycle of rooms of the platform', () => {
  const files = new Map([
    [
      'apps/server/src/platform/jobs/job.ts',
      { imports: [{ target: 'apps/server/src/platform/mail/kinds.ts' }] },
    ],
    [
      'apps/server/src/platform/mail/mail.ts',
      { imports: [{ target: 'apps/server/src/platform/jobs/job.ts' }] },
    ],
  ])
  expect(findRoomCycles(files)).toEqual([['platform/jobs', 'platform/mail', 'platform/jobs']])
})

test('reports a cycle of folders of the contract, and none through the files beside them', () => {
  const inContract = (path: string) => `packages/contract/src/${path}`
  const files = (target: string) =>
    new Map([
      [inContract('values/elements/quiz.ts'), { imports: [{ target: inContract('values/values.ts') }] }],
      [inContract('values/values.ts'), { imports: [{ target: inContract(target) }] }],
      [inContract('operations.ts'), { imports: [{ target: inContract('values/values.ts') }] }],
    ])
  expect(findRoomCycles(files('values/elements/element-type.ts'))).toEqual([
    ['contract/src/values/elements', 'contract/src/values', 'contract/src/values/elements'],
  ])
  expect(findRoomCycles(files('values/image.ts'))).toEqual([])
  expect(findRoomCycles(files('operations.ts'))).toEqual([])
})

test.each(['apps/server/src/platform/http', 'apps/web/src/ui', 'apps/web/src/authoring'])(
  'reports a cycle of folders of %s by values, and none by types or through the files beside them',
  (room) => {
    const files = (target: string, isType = false) =>
      new Map([
        [`${room}/a/a.ts`, { imports: [{ target: `${room}/${target}`, isType }] }],
        [`${room}/b/b.ts`, { imports: [{ target: `${room}/a/a.ts`, isType: false }] }],
        [`${room}/beside.ts`, { imports: [{ target: `${room}/b/b.ts`, isType: false }] }],
      ])
    expect(findRoomCycles(files('b/deeper/c.ts'))).toEqual([
      [expect.stringMatching(/\/a$/), expect.stringMatching(/\/b$/), expect.stringMatching(/\/a$/)],
    ])
    expect(findRoomCycles(files('b/b.ts', true))).toEqual([])
    expect(findRoomCycles(files('beside.ts'))).toEqual([])
  },
)

test('allows a foreign key to a context that imports this one, and nothing else', () => {
  const files = (target: string) =>
    new Map([
      [at('links/database/tables.ts'), importing(target)],
      [at('seats/invite.ts'), importing('links/index.ts')],
    ])
  expect(findRoomCycles(files('seats/database/tables.ts'))).toEqual([])
  expect(findRoomCycles(files('seats/index.ts'))).toEqual([
    ['contexts/links', 'contexts/seats', 'contexts/links'],
  ])
})

test('ignores tests and other folders', () => {
  const files = new Map([
    [at('documents/list.test.ts'), importing('modules/index.ts')],
    [at('modules/index.ts'), importing('documents/index.ts')],
    ['apps/server/src/composition/jobs.ts', importing('documents/index.ts')],
  ])
  expect(findRoomCycles(files)).toEqual([])
})

const LISTS = 'apps/server/src/platform/http/lists/change-list.ts'
const HELPERS = ['insertOnce', 'insertMany', 'saveOrder', 'deletes', 'managedItems', 'rowsOf']

const read = (source: string, target: string, localNames: string[]) => ({
  imports: [
    { target, localNames },
    { target: LISTS, localNames: HELPERS },
  ],
  program: parseSync('x.ts', source).program,
})

const inSql = (before: string, after: string) => `await tx.execute(sql\`${before} $\{seat} ${after}\`)`

test.each([
  ['await tx.insert(seat).values({})', 'insert'],
  ['return await tx.update(seat).set({}).where(isTheirs)', 'update'],
  ['const go = () => Promise.all([tx.delete(seat)])', 'delete'],
  ['await insertOnce(tx, seat, { row })', 'insert'],
  ['await tx.execute(insertMany(seat, rows))', 'insert'],
  ['await saveOrder(tx, seat, ids)', 'saveOrder'],
  ["export const remove = handle(operation, deletes({ table: seat }, 'seatId'))", 'deletes'],
  ['const SEATS = managedItems(SEAT, seat)', 'managedItems'],
  [inSql('UPDATE', 'SET revision = 1'), 'update'],
  [inSql('INSERT INTO', '(id) VALUES (1)'), 'insert'],
  [inSql('DELETE FROM', 'WHERE id = 1'), 'delete'],
])('reports %s as a write to another context', (source, verb) => {
  const taken = read(source, at('sponsors/index.ts'), ['seat'])
  expect(foreignWrites(at('user-management/invite.ts'), taken)).toEqual([
    { verb, table: 'seat', owner: 'sponsors' },
  ])
})

test.each([
  ['reading', 'tx.select().from(seat)', at('user-management/a.ts'), at('sponsors/index.ts')],
  [
    'reading in SQL',
    inSql('SELECT id FROM', 'FOR UPDATE'),
    at('user-management/a.ts'),
    at('sponsors/index.ts'),
  ],
  ['its own table', 'tx.insert(seat)', at('sponsors/a.ts'), at('sponsors/tables.ts')],
  ['a table of the platform', 'tx.update(seat)', at('user-management/a.ts'), 'apps/server/src/platform/x.ts'],
  ['a test', 'tx.insert(seat)', at('user-management/a.test.ts'), at('sponsors/index.ts')],
  ['a helper that reads', 'rowsOf(tx, seat)', at('user-management/a.ts'), at('sponsors/index.ts')],
  ['another function', 'title(seat)', at('user-management/a.ts'), at('sponsors/index.ts')],
  [
    'something else of that name',
    'cache.delete(key, seat)',
    at('user-management/a.ts'),
    at('sponsors/index.ts'),
  ],
])('does not report %s', (_, source, file, target) => {
  expect(foreignWrites(file, read(source, target, ['seat']))).toEqual([])
})

const TABLES = 'apps/server/src/platform/tenancy/tables.ts'
const loginOf = (source: string, file = 'authentication/login.ts') =>
  new Map([[at(file), read(source, TABLES, ['appUser'])]])

const writesOf = (...verbs: string[]) => [
  { file: 'contexts/authentication/database/access.ts', WRITES: { app_user: { verbs } } },
]

test('a write to a table of the platform is allowed to the stated context and verb only', () => {
  const writers = writesOf('UPDATE')
  const update = 'await tx.update(appUser).set({})'
  expect(findPlatformWrites(loginOf(update), writers)).toEqual({ unstated: [], unused: [] })
  expect(findPlatformWrites(loginOf(`${update}; await tx.delete(appUser)`), writers).unstated).toEqual([
    { file: at('authentication/login.ts'), verb: 'DELETE', table: 'app_user', context: 'authentication' },
  ])
  expect(findPlatformWrites(loginOf(update, 'blog/a.ts'), writers).unstated).toMatchObject([
    { verb: 'UPDATE', table: 'app_user', context: 'blog' },
  ])
})

test('an entry that no write needs any more is reported', () => {
  const writers = writesOf('UPDATE', 'DELETE')
  const writes = findPlatformWrites(
    loginOf('await tx.update(appUser); await tx.select().from(appUser)'),
    writers,
  )
  expect(writes).toEqual({ unstated: [], unused: ['app_user, authentication, DELETE'] })
})

test.each([
  ['DELETE FROM public.seat s', ['seat']],
  ['JOIN module_page p ON true', ['module_page']],
  ['UPDATE "seat" SET a = 1', ['seat']],
  ['tx.execute(sql`LOCK TABLE seat`)', ['seat']],
  ['CREATE TRIGGER keep BEFORE DELETE ON public.seat', ['seat']],
  ["const LOCAL = ['module_page']", ['module_page']],
])('reports a context’s table that the platform names: %s', (text, named) => {
  expect(tablesNamedIn(text, ['seat', 'module_page'])).toEqual(named)
})

test.each([
  '-- A seat is read from its own functions.',
  'SELECT FROM public.seats',
  "reach('seat')",
  'tx.delete(seat)',
])('reports no table in: %s', (text) => {
  expect(tablesNamedIn(text, ['seat', 'module_page'])).toEqual([])
})
