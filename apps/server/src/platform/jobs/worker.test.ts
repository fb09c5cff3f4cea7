import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { advanceJobTime } from '../../testing/job-time.ts'
import type { TestApp } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createPool } from '../database/pool.ts'
import { ROLES, urlFor } from '../database/roles.ts'
import { inTenant } from '../database/transaction.ts'
import { enqueue, enqueueEach } from './enqueue.ts'
import { defineJob, defineLooseJob, defineSchedule } from './job.ts'
import { openBoss } from './open-boss.ts'
import { prepareQueues } from './queues.ts'
import { startWorker } from './worker.ts'

const began = Promise.withResolvers<void>()
const gate = Promise.withResolvers<void>()
const endedJobs: string[] = []
const slow = defineJob({
  name: 'test-slow',
  payload: z.object({ noteId: z.string() }),
  run: async ({ payload }) => {
    began.resolve()
    await gate.promise
    endedJobs.push(payload.noteId)
  },
})
const nightly = defineSchedule({ name: 'test-nightly', cron: '30 2 * * *', run: async () => {} })

const unanswered = Promise.withResolvers<void>()
const hanging = new Set<string>()
const allHang = Promise.withResolvers<void>()
const waitingJob = defineLooseJob({
  name: 'test-waiting',
  payload: z.object({ noteId: z.string() }),
  ownConcurrency: 3,
  run: async ({ payload }) => {
    hanging.add(payload.noteId)
    if (hanging.size === 3) allHang.resolve()
    await unanswered.promise
  },
})
const quick = defineJob({ name: 'test-quick', payload: z.object({}), run: async () => {} })

const lengthy = Promise.withResolvers<void>()
const single = defineLooseJob({
  name: 'test-single',
  payload: z.object({}),
  ownConcurrency: 1,
  run: () => lengthy.promise,
})

const drawnJobs: string[] = []
const firstDrawn = Promise.withResolvers<void>()
const costly = defineLooseJob({
  name: 'test-costly',
  payload: z.object({ noteId: z.string() }),
  concurrencyOfApp: 1,
  run: async ({ payload }) => {
    drawnJobs.push(payload.noteId)
    if (payload.noteId === 'first') await firstDrawn.promise
  },
})

/** Polls of so many queues would exceed the limit of the test. */
const idle = Array.from({ length: 40 }, (_, number) =>
  defineJob({ name: `test-idle-${number}`, payload: z.object({}), run: async () => {} }),
)
const WINDOW_MS = 5000

const testServer = await startTestServer({
  moreJobs: [slow, nightly, waitingJob, quick, single, costly, ...idle],
})
afterAll(testServer.stop)

const url = urlFor(testServer.adminUrl, ROLES.jobs, testServer.secretKey)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const dependencies = {
  pool: testServer.pool,
  services: testServer.services,
  clock: testServer.clock.now,
  log,
}

const statesOf = async ({ appId }: TestApp, name: string) => {
  const { rows } = await testServer.adminPool.query(
    `SELECT state FROM pgboss.job WHERE name = $1 AND data->>'appId' = $2 ORDER BY state`,
    [name, appId],
  )
  return rows.map(({ state }) => state)
}

test('a stopped worker takes no more jobs and completes the running ones', async () => {
  const app = await testServer.createApp()
  const worker = await startWorker({ url, jobs: [slow, nightly], dependencies, concurrency: 1 })
  const ask = (noteId: string) =>
    inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
      enqueue(tx, slow, { noteId }),
    )
  await ask('first')
  await began.promise
  const stopping = worker.stop()
  await ask('second')
  gate.resolve()
  await stopping
  expect(endedJobs).toEqual(['first'])
  const { rows } = await testServer.adminPool.query(
    `SELECT data->'payload'->>'noteId' AS note, state FROM pgboss.job WHERE name = 'test-slow' ORDER BY note`,
  )
  expect(rows).toEqual([
    { note: 'first', state: 'completed' },
    { note: 'second', state: 'created' },
  ])
})

test('jobs that wait for another server leave slots and connections to the other jobs', async () => {
  const app = await testServer.createApp()
  const pool = createPool(urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey), 1, () => {})
  const worker = await startWorker({
    url,
    jobs: [waitingJob, quick, nightly],
    dependencies: { ...dependencies, pool },
    concurrency: 1,
  })
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
    await enqueueEach(tx, waitingJob, [{ noteId: 'one' }, { noteId: 'two' }, { noteId: 'three' }])
  })
  await allHang.promise
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    enqueue(tx, quick, {}),
  )
  await expect.poll(() => statesOf(app, 'test-quick')).toEqual(['completed'])
  expect(await statesOf(app, 'test-waiting')).toEqual(['active', 'active', 'active'])
  unanswered.resolve()
  await worker.stop()
  await pool.end()
})

test('schedules run in Berlin’s time, and removed ones are deleted', async () => {
  const boss = await openBoss(url, () => {})
  const [schedule] = await boss.getSchedules(nightly.name)
  expect(schedule).toMatchObject({ cron: '30 2 * * *', timezone: 'Europe/Berlin' })
  const inWinter = boss.previewSchedule(nightly.cron ?? '', {
    tz: 'Europe/Berlin',
    from: new Date('2026-01-10'),
    count: 1,
  })
  const inSummer = boss.previewSchedule(nightly.cron ?? '', {
    tz: 'Europe/Berlin',
    from: new Date('2026-07-10'),
    count: 1,
  })
  expect([inWinter, inSummer].map(([at]) => at?.toISOString())).toEqual([
    '2026-01-10T01:30:00.000Z',
    '2026-07-10T00:30:00.000Z',
  ])
  const worker = await startWorker({ url, jobs: [slow], dependencies, concurrency: 1 })
  expect(await boss.getSchedules()).toEqual([])
  await worker.stop()
  await boss.stop({ graceful: false })
})

test('two jobs of the same name stop the start', async () => {
  await expect(prepareQueues(url, [slow, nightly, slow])).rejects.toThrow('Two jobs are called "test-slow"')
})

test('a job with one slot of its own never runs twice at the same time in a worker', async () => {
  const app = await testServer.createApp()
  const worker = await startWorker({ url, jobs: [single, quick], dependencies })
  const ask = (job: typeof single) =>
    inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) => enqueue(tx, job, {}))
  const states = (name: string) => statesOf(app, name)
  await ask(single)
  await expect.poll(() => states('test-single')).toEqual(['active'])
  await ask(single)
  await ask(quick)
  await expect.poll(() => states('test-quick')).toEqual(['completed'])
  expect(await states('test-single')).toEqual(['created', 'active'])
  lengthy.resolve()
  await expect.poll(() => states('test-single')).toEqual(['completed', 'completed'])
  await worker.stop()
})

test('a job that becomes due later is run when it is due', async () => {
  const app = await testServer.createApp()
  const worker = await startWorker({ url, jobs: [quick], dependencies })
  const startAfter = new Date(testServer.clock.now().getTime() + 3_600_000)
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    enqueue(tx, quick, {}, { startAfter }),
  )
  // Longer than the worker takes to look for the job that it was notified of.
  await setTimeout(WINDOW_MS)
  expect(await statesOf(app, 'test-quick')).toEqual(['created'])
  await advanceJobTime(testServer.adminUrl, 3600)
  await expect.poll(() => statesOf(app, 'test-quick'), { timeout: 40_000 }).toEqual(['completed'])
  await worker.stop()
})

test('a worker without jobs asks the database rarely, however many queues there are', async () => {
  const transactions = async () => {
    const { rows } = await testServer.adminPool.query(
      `SELECT pg_stat_get_db_xact_commit(oid) AS count FROM pg_database WHERE datname = current_database()`,
    )
    return Number(rows[0].count)
  }
  const inWindow = async () => {
    const before = await transactions()
    await setTimeout(WINDOW_MS)
    return (await transactions()) - before
  }
  const worker = await startWorker({ url, jobs: idle, dependencies })
  // Each worker looks once when it starts.
  await expect.poll(inWindow, { timeout: 45_000 }).toBeLessThan(idle.length)
  await worker.stop()
})

test('an app’s many long jobs leave a slot to the jobs of other apps', async () => {
  const busy = await testServer.createApp()
  const other = await testServer.createApp()
  const ask = (app: TestApp, ...notes: string[]) =>
    inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
      enqueueEach(
        tx,
        costly,
        notes.map((noteId) => ({ noteId })),
      ),
    )
  await ask(busy, 'first')
  const worker = await startWorker({ url, jobs: [costly], dependencies })
  await expect.poll(() => drawnJobs, { timeout: 30_000 }).toEqual(['first'])
  await ask(busy, 'second', 'third')
  await ask(other, 'of another app')
  await expect.poll(() => statesOf(other, 'test-costly'), { timeout: 30_000 }).toEqual(['completed'])
  expect(drawnJobs).toEqual(['first', 'of another app'])
  firstDrawn.resolve()
  await expect
    .poll(() => statesOf(busy, 'test-costly'), { timeout: 30_000 })
    .toEqual(['completed', 'completed', 'completed'])
  await worker.stop()
})

test('while the database is away the failures of the queue are counted, and none is a line of its own', async () => {
  const lines: string[] = []
  const counted: string[] = []
  const write = (_: object, event: string) => void lines.push(event)
  const note = (part: string) => void counted.push(part)
  const services = {
    ...testServer.services,
    outages: { ...testServer.services.outages, database: { note } },
  }
  const worker = await startWorker({
    url,
    jobs: idle,
    dependencies: { ...dependencies, services, log: { info: write, warn: write, error: write } },
  })
  const name = new URL(testServer.adminUrl).pathname.slice(1)
  await testServer.adminPool.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`)
  await testServer.adminPool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = $2',
    [name, ROLES.jobs],
  )
  await expect.poll(() => counted.length, { timeout: 30_000 }).toBeGreaterThan(3)
  await testServer.adminPool.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`)
  await worker.stop()
  expect([new Set(counted), lines]).toEqual([new Set(['queue']), []])
})
