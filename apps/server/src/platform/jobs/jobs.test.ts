import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '../../testing/test-server.ts'
import { SCHEMAS } from '../database/function-schemas.ts'
import { inTenant, type Tx } from '../database/transaction.ts'
import { enqueue } from './enqueue.ts'
import { defineJob, defineSchedule } from './job.ts'

type Ran = { appId: string; noteId: string; at: Date }

const ran: Ran[] = []
const record = defineJob({
  name: 'test-note-down',
  payload: z.object({ noteId: z.uuid() }),
  run: async ({ payload, appId, now }) => void ran.push({ appId, noteId: payload.noteId, at: now }),
})

/** The same job in another queue. */
const recordLater = { ...record, name: 'test-note-down-later' }

let isBroken = true
const breakDown = defineJob({
  name: 'test-break-down',
  payload: z.object({ noteId: z.uuid() }),
  retry: { limit: 1, firstSeconds: 10, longestSeconds: 10 },
  run: async ({ tx, appId }) => {
    await tx.execute(sql`UPDATE app_user SET notification_settings = '{GEBROCHEN}' WHERE app_id = ${appId}`)
    if (isBroken) throw new Error('no luck for petra@example.org')
  },
})

const seenApps: string[] = []
const lookAround = defineSchedule({
  name: 'test-look-around',
  cron: '0 4 * * *',
  run: async ({ tx, appId }) => {
    const { rows } = await tx.execute<{ app_id: string }>(
      sql`/* of the test */ SELECT DISTINCT app_id FROM app_user`,
    )
    expect(rows.every((row) => row.app_id === appId)).toBe(true)
    seenApps.push(appId)
  },
})

const lines: string[] = []
const testServer = await startTestServer({
  moreJobs: [record, recordLater, breakDown, lookAround],
  log: (line) => void lines.push(line),
})
afterAll(testServer.stop)

const within = <T>(appId: string, work: (tx: Tx) => Promise<T>) =>
  inTenant(testServer.pool, { appId, userId: null, reach: 'app' }, work)
const noteId = () => crypto.randomUUID()
const ranWith = (id: string) => ran.filter((each) => each.noteId === id)

test('a job runs after the commit, for the app of the transaction', async () => {
  const app = await testServer.createApp()
  const id = noteId()
  await within(app.appId, (tx) => enqueue(tx, record, { noteId: id }))
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect(ranWith(id)).toEqual([{ appId: app.appId, noteId: id, at: testServer.clock.now() }])
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })
})

test('a job of a rolled-back transaction never runs', async () => {
  const app = await testServer.createApp()
  const id = noteId()
  const undone = within(app.appId, async (tx) => {
    await enqueue(tx, record, { noteId: id })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })
  expect(ranWith(id)).toEqual([])
})

test('a job with a start time waits for it', async () => {
  const app = await testServer.createApp()
  const id = noteId()
  const startAfter = new Date(testServer.clock.now().getTime() + 60_000)
  await within(app.appId, (tx) => enqueue(tx, record, { noteId: id }, { startAfter }))
  await testServer.runJobs()
  expect(ranWith(id)).toEqual([])
  testServer.clock.advance(60_000)
  await testServer.runJobs()
  expect(ranWith(id)).toHaveLength(1)
})

test('a job with once is enqueued once per time slot and app, even by concurrent callers', async () => {
  const [app, other] = [await testServer.createApp(), await testServer.createApp()]
  const id = noteId()
  const once = { key: id, seconds: 600 }
  const ask = ({ appId }: { appId: string }) =>
    within(appId, (tx) => enqueue(tx, record, { noteId: id }, { once }))
  const results = await Promise.all([app, app, app, app, other].map(ask))
  expect(results.filter(Boolean)).toHaveLength(2)
  await testServer.runJobs()
  expect(
    ranWith(id)
      .map(({ appId }) => appId)
      .sort(),
  ).toEqual([app.appId, other.appId].sort())
  expect(await ask(app)).toBe(false)
  testServer.clock.advance(600_000)
  await testServer.runJobs()
  expect(await ask(app)).toBe(true)
  await testServer.runJobs()
})

test('a job of another name counts for once when it is given, also when both are enqueued at the same time', async () => {
  const [app, other] = [await testServer.createApp(), await testServer.createApp()]
  const key = noteId()
  const ask = (job: typeof record, { name: orAs }: typeof record, { appId } = app) =>
    within(appId, (tx) => enqueue(tx, job, { noteId: noteId() }, { once: { key, seconds: 600, orAs } }))
  const results = await Promise.all([
    ask(record, recordLater),
    ask(recordLater, record),
    ask(record, recordLater),
    ask(recordLater, record),
  ])
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await ask(record, recordLater, other)).toBe(true)
  await testServer.runJobs()
})

test('a job with once in a rolled-back transaction may be enqueued again', async () => {
  const app = await testServer.createApp()
  const id = noteId()
  const once = { key: id, seconds: 600 }
  const undone = within(app.appId, async (tx) => {
    await enqueue(tx, record, { noteId: id }, { once })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await within(app.appId, (tx) => enqueue(tx, record, { noteId: id }, { once }))).toBe(true)
  await testServer.runJobs()
})

test('a job that throws is rolled back, retried later, and then stored as failed, without personal data from the error', async () => {
  const app = await testServer.createApp()
  await testServer.createUser({ app, firstName: 'Heil' } as Parameters<typeof testServer.createUser>[0])
  await within(app.appId, (tx) => enqueue(tx, breakDown, { noteId: noteId() }))
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 1 })
  const { rows } = await testServer.adminPool.query(
    'SELECT notification_settings FROM app_user WHERE app_id = $1',
    [app.appId],
  )
  expect(rows).not.toContainEqual({ notification_settings: ['GEBROCHEN'] })
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })
  testServer.clock.advance(20_000)
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 1 })
  const { rows: jobs } = await testServer.adminPool.query(
    `SELECT state, output FROM pgboss.job WHERE name = 'test-break-down'`,
  )
  expect(jobs).toMatchObject([{ state: 'failed' }])
  expect(JSON.stringify(jobs)).not.toContain('petra')
  expect(JSON.stringify(jobs)).toContain('no luck for …')
  isBroken = false
})

test('a schedule runs for every app, each in its own transaction', async () => {
  const apps = [await testServer.createApp(), await testServer.createApp()]
  const { failed } = await testServer.runSchedule(lookAround)
  expect(failed).toBe(0)
  expect(seenApps).toEqual(expect.arrayContaining(apps.map(({ appId }) => appId)))
  expect(new Set(seenApps).size).toBe(seenApps.length)
})

test('the log identifies a job by its ids, its duration and its outcome', () => {
  const jobs = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job')
  expect(jobs).toContainEqual(
    expect.objectContaining({ job: 'test-note-down', outcome: 'done', durationMs: expect.any(Number) }),
  )
  expect(jobs).toContainEqual(expect.objectContaining({ job: 'test-break-down', outcome: 'failed' }))
})

test('tenants can neither read the queue nor write to it except by the one function', async () => {
  const app = await testServer.createApp()
  for (const statement of [
    'SELECT * FROM pgboss.job',
    'SELECT name FROM pgboss.queue',
    `INSERT INTO pgboss.job (name, data) VALUES ('test-note-down', '{}')`,
    'DELETE FROM pgboss.job',
  ]) {
    const attempt = within(app.appId, (tx) => tx.execute(sql.raw(statement)))
    await expect(attempt, statement).rejects.toMatchObject({ cause: { code: '42501' } })
  }
})

test('without an app, or for an unknown job, nothing is enqueued', async () => {
  const app = await testServer.createApp()
  const nobodys = testServer.pool.query(
    `SELECT ${SCHEMAS.jobs}.enqueue('test-note-down', '{}', NULL, NULL, NULL)`,
  )
  await expect(nobodys).rejects.toThrow('a job needs an app')
  const unknown = { name: 'test-unknown', payload: z.object({}) }
  await expect(within(app.appId, (tx) => enqueue(tx, unknown, {}))).rejects.toMatchObject({
    cause: { message: 'there is no job test-unknown' },
  })
})
