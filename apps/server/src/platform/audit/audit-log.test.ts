import { command } from '@wohlauf/contract/operation'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { habit } from '../../contexts/habits/database/tables.ts'
import { affectedRows, runAsRuntime } from '../../testing/database/as-runtime.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { SCHEMAS } from '../database/function-schemas.ts'
import { handle } from '../http/mount/handler.ts'
import { removeOldAuditEntries } from './remove-old-entries.ts'

const writing = handle(
  command('audit/write-command', {
    audience: 'app-manager',
    audit: { title: 'Geschrieben' },
    input: z.object({ title: z.string(), ending: z.enum(['answer', 'refusal', 'error', 'wrong-answer']) }),
    output: z.object({ n: z.int() }),
  }),
  async ({ input, tx, refuse }) => {
    await tx.insert(habit).values({ title: input.title, minRuntimeWeeks: 1, introduction: '' })
    if (input.ending === 'refusal') return refuse('not-found')
    if (input.ending === 'error') throw new Error('on purpose')
    return input.ending === 'answer' ? { n: 1 } : ({} as { n: number })
  },
)

const testServer = await startTestServer({ moreHandlers: [writing] })
const { asRuntime, end } = runAsRuntime(testServer)
afterAll(async () => {
  await end()
  await testServer.stop()
})
const { adminPool } = testServer
const { app, user, as } = await createManager(testServer)
const write = (title: string, ending: 'answer' | 'refusal' | 'error' | 'wrong-answer') =>
  testServer.call(writing.operation, { title, ending }, as)

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await adminPool.query(text, values)).rowCount ?? 0
const entries = () => count(`SELECT FROM audit_entry WHERE operation = 'audit/write-command'`)
const habits = (title: string) => count('SELECT FROM habit WHERE title = $1', [title])

test.each(['refusal', 'error', 'wrong-answer'] as const)(
  'a call that ends with a %s leaves neither its change nor an entry',
  async (ending) => {
    const before = await entries()
    expect((await write(ending, ending)).status).not.toBe(200)
    expect([await entries(), await habits(ending)]).toEqual([before, 0])
  },
)

test('a change whose entry cannot be written is not made', async () => {
  await adminPool.query(
    `ALTER TABLE audit_entry ADD CONSTRAINT closed CHECK (operation <> 'audit/write-command') NOT VALID`,
  )
  try {
    expect((await write('Ohne Eintrag', 'answer')).status).toBe(500)
    expect(await habits('Ohne Eintrag')).toBe(0)
  } finally {
    await adminPool.query('ALTER TABLE audit_entry DROP CONSTRAINT closed')
  }
  const before = await entries()
  expect((await write('Mit Eintrag', 'answer')).status).toBe(200)
  expect([await entries(), await habits('Mit Eintrag')]).toEqual([before + 1, 1])
})

const DAY_MS = 86_400_000

/** Uses the real clock: the database goes by its own. */
const addEntry = async (operation: string, ageDays: number) =>
  adminPool.query('INSERT INTO audit_entry (at, operation, actor_id, of_app_id) VALUES ($1, $2, $3, $4)', [
    new Date(Date.now() - ageDays * DAY_MS),
    operation,
    user.id,
    app.appId,
  ])

test.each([
  "UPDATE audit_entry SET operation = 'another'",
  'UPDATE audit_entry SET of_app_id = NULL',
  'DELETE FROM audit_entry',
  'TRUNCATE audit_entry',
])('not even the owner of the database may: %s', async (text) => {
  await addEntry('kept', 1)
  await expect(adminPool.query(text)).rejects.toMatchObject({ code: '42501' })
})

test('neither requests nor jobs read, change or remove entries', async () => {
  await addEntry('kept', 500)
  for (const reach of ['manager', 'app', 'own'] as const)
    for (const text of [
      'SELECT id FROM audit_entry',
      'UPDATE audit_entry SET at = at',
      'DELETE FROM audit_entry',
      'TRUNCATE audit_entry',
    ]) {
      const binding = { appId: app.appId, userId: user.id, reach }
      expect(await asRuntime(binding, (query) => affectedRows(query(text)))).toBe('closed')
    }
})

test('staff write entries about themselves and their own app only', async () => {
  const [other, neighbour] = [await testServer.createApp(), await testServer.createUser({ app })]
  const add = (appId: string | null, actorId: string, role: string | null = 'ROLE_APP_MANAGER') =>
    asRuntime({ appId: app.appId, userId: user.id, reach: 'manager' }, (query) =>
      affectedRows(
        query(
          `INSERT INTO audit_entry (at, operation, actor_id, actor_role, of_app_id, target_id) VALUES (now(), 'x', $1, $2, $3, $4)`,
          [actorId, role, appId, neighbour.id],
        ),
      ),
    )
  expect(await add(app.appId, user.id)).toBe(1)
  expect(await add(app.appId, neighbour.id)).toBe('closed')
  expect(await add(other.appId, user.id)).toBe('closed')
  expect(await add(null, user.id)).toBe('closed')
  // The visited account adds the entry of an admin's visit.
  expect(await add(app.appId, other.appId, null)).toBe('closed')
})

test('entries go after 400 days, and not before', async () => {
  for (const [operation, ageDays] of [
    ['young', 399.9],
    ['old', 400.1],
  ] as const)
    await addEntry(operation, ageDays)
  await testServer.runSchedule(removeOldAuditEntries)
  const { rows } = await adminPool.query(
    `SELECT operation FROM audit_entry WHERE operation IN ('young', 'old')`,
  )
  expect(rows).toEqual([{ operation: 'young' }])
})

test('entries outlive the account and the app that they are about', async () => {
  const deletedManager = await createManager(testServer, await testServer.createApp())
  const answer = await testServer.call(
    writing.operation,
    { title: 'Bleibt', ending: 'answer' },
    deletedManager.as,
  )
  expect(answer.status).toBe(200)
  await adminPool.query('DELETE FROM app_user WHERE id = $1', [deletedManager.user.id])
  await adminPool.query('DELETE FROM app WHERE app_id = $1', [deletedManager.app.appId])
  expect(await count('SELECT FROM audit_entry WHERE actor_id = $1', [deletedManager.user.id])).toBe(1)
})

test('an account’s addresses are disclosed for staff only, and only to work across tenants', async () => {
  const learner = await testServer.createUser({ app })
  const ask = `SELECT * FROM ${SCHEMAS.resolver}.staff_addresses($1, $2)`
  const values = [app.appId, [user.id, learner.id]]
  const { rows } = await testServer.services.platformPool.query(`/* of the test */ ${ask}`, values)
  expect(rows).toEqual([{ id: user.id, email_address: user.emailAddress }])
  const binding = { appId: app.appId, userId: user.id, reach: 'app' as const }
  expect(await asRuntime(binding, (query) => affectedRows(query(ask, values)))).toBe('closed')
  await expect(
    testServer.services.platformPool.query(
      `/* of the test */ SELECT ${SCHEMAS.resolver}.remove_old_audit_entries()`,
    ),
  ).rejects.toMatchObject({ code: '42501' })
})
