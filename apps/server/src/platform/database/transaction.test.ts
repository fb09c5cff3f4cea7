import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { getModule, getModules } from '@wohlauf/contract/modules/modules'
import { command } from '@wohlauf/contract/operation'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { habit } from '../../contexts/habits/database/tables.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { handle } from '../http/mount/handler.ts'
import { prepared } from './prepared.ts'
import { askAcrossTenants, inTenant, inTransaction, sendWithCommit, type Tx, undo } from './transaction.ts'

const writtenHabit = { title: 'Geschrieben', minRuntimeWeeks: 1, introduction: '' }
const endings = z.object({ ending: z.enum(['answer', 'refusal', 'error', 'wrong-answer']) })
const writing = handle(
  command('transaction/write-command', {
    audience: 'app-manager',
    audit: { title: 'Geschrieben' },
    input: endings,
    output: z.object({ n: z.int() }),
  }),
  async ({ input, tx, refuse }) => {
    await tx.insert(habit).values(writtenHabit)
    if (input.ending === 'refusal') return refuse('not-found')
    if (input.ending === 'error') throw new Error('on purpose')
    return input.ending === 'answer' ? { n: 1 } : ({} as { n: number })
  },
)

const testServer = await startTestServer({ moreHandlers: [writing], poolSize: 1 })
afterAll(testServer.stop)
const settings = () =>
  testServer.pool
    .query(
      `SELECT nullif(current_setting('app.id', true), '') AS app, nullif(current_setting('app.user_id', true), '') AS "user",
        nullif(current_setting('app.reach', true), '') AS reach, nullif(current_setting('app.sponsor_id', true), '') AS sponsor`,
    )
    .then(({ rows }) => rows[0])
const NOTHING = { app: null, user: null, reach: null, sponsor: null }

test('a connection used by two tenants in turn shows each only its own rows', async () => {
  const homes = await Promise.all(
    ['Eins', 'Zwei'].map(async (title) => {
      const app = await testServer.createApp()
      const user = await testServer.createUser({ app })
      const { moduleId } = await testServer.createModule(app, { title })
      return { title, app, moduleId, token: await testServer.signIn(user) }
    }),
  )
  for (let turn = 0; turn < 12; turn += 1)
    for (const { title, app, moduleId, token } of homes) {
      const options = { token, host: app.host }
      expect((await testServer.call(getModules, {}, options)).body.map((module) => module.title)).toEqual([
        title,
      ])
      expect((await testServer.call(getModule, { moduleId }, options)).body.title).toBe(title)
      for (const other of homes.filter((home) => home.app !== app))
        expect((await testServer.call(getModule, { moduleId: other.moduleId }, options)).status).toBe(404)
      expect(await settings()).toEqual(NOTHING)
    }
})

test('a connection keeps no state of a request that was refused, failed or had no session', async () => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  const options = { token: await testServer.signIn(user), host: app.host }
  for (const ending of ['refusal', 'error', 'wrong-answer'] as const) {
    await testServer.call(writing.operation, { ending }, options)
    expect(await settings()).toEqual(NOTHING)
  }
  await testServer.call(ping, {}, { host: app.host })
  await testServer.call(createHabitIntent, {} as never, options)
  expect(await settings()).toEqual(NOTHING)
})

test('writes are stored when the answer is sent, and not before', async () => {
  for (const [ending, status, rows] of [
    ['refusal', 404, 0],
    ['error', 500, 0],
    ['wrong-answer', 500, 0],
    ['answer', 200, 1],
  ] as const) {
    const app = await testServer.createApp()
    const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
    const options = { token: await testServer.signIn(user), host: app.host }
    const answer = await testServer.call(writing.operation, { ending }, options)
    const result = await testServer.adminPool.query('SELECT FROM habit WHERE app_id = $1', [app.appId])
    expect([ending, answer.status, result.rowCount]).toEqual([ending, status, rows])
  }
})

test('undo returns its value and stores nothing; the connection is free for the next', async () => {
  const { appId } = await testServer.createApp()
  const binding = { appId, userId: null, reach: 'app' } as const
  const value = await inTenant(testServer.pool, binding, async (tx) => {
    await tx.insert(habit).values(writtenHabit)
    return undo<string>('said no')
  })
  expect(value).toBe('said no')
  expect(await inTenant(testServer.pool, binding, (tx) => tx.select().from(habit))).toEqual([])
})

test('a transaction whose opening fails releases its connection', async () => {
  const attempt = inTransaction(
    testServer.pool,
    (client) => client.query('SELECT 1 / 0'),
    async () => 'never',
  )
  await expect(attempt).rejects.toMatchObject({ code: '22012' })
  expect(await settings()).toEqual(NOTHING)
})

const insertHabit = (tx: Tx, minRuntimeWeeks: number) =>
  sendWithCommit(
    tx,
    prepared(tx, 'test-habit', (db, name) =>
      db
        .insert(habit)
        .values({ ...writtenHabit, minRuntimeWeeks: sql.placeholder('weeks') })
        .prepare(name),
    ),
    { weeks: minRuntimeWeeks },
  )

test('writes sent with the commit are stored with it, all or none', async () => {
  const { appId } = await testServer.createApp()
  const binding = { appId, userId: null, reach: 'app' as const }
  const within = <T>(work: (tx: Tx) => Promise<T>) => inTenant(testServer.pool, binding, work)
  const weeks = () =>
    within(async (tx) => (await tx.select().from(habit)).map((row) => row.minRuntimeWeeks).toSorted())
  await within(async (tx) => {
    insertHabit(tx, 1)
    insertHabit(tx, 2)
  })
  expect(await weeks()).toEqual([1, 2])
  await within(async (tx) => {
    insertHabit(tx, 3)
    return undo(null)
  })
  const tooMany = 100_000
  const failing = within(async (tx) => {
    await tx.insert(habit).values({ ...writtenHabit, minRuntimeWeeks: 4 })
    insertHabit(tx, 5)
    insertHabit(tx, tooMany)
    insertHabit(tx, 6)
  })
  await expect(failing).rejects.toThrow()
  expect(await weeks()).toEqual([1, 2])
  expect(await settings()).toEqual(NOTHING)
})

test('a single statement across tenants gives its connection back, also when it fails', async () => {
  const { platformPool } = testServer.services
  const ask = (divisor: number) =>
    askAcrossTenants(
      platformPool,
      'a test',
      (tx) =>
        tx
          .select({ is: sql<number>`6 / ${sql.placeholder('divisor')}::integer` })
          .from(sql`(VALUES (1)) AS one`)
          .prepare('divide'),
      { divisor },
    )
  for (let turn = 0; turn < 2 * (platformPool.options.max ?? 10); turn += 1)
    await expect(ask(0)).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  expect(await ask(2)).toEqual([{ is: 3 }])
  expect([platformPool.waitingCount, platformPool.idleCount]).toEqual([0, platformPool.totalCount])
})
