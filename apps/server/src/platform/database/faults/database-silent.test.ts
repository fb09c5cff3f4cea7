import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { REFUSALS } from '@wohlauf/contract/refusals'
import type pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { createCalls } from '../../../testing/call.ts'
import { openGate } from '../../../testing/gate.ts'
import { earnedBy } from '../../../testing/people/health-points.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { closeBoss, openBoss } from '../../jobs/open-boss.ts'
import { createPool } from '../pool.ts'
import { ROLES, urlFor } from '../roles.ts'
import { JOB_TIME_LIMITS, type TimeLimits } from '../time-limits.ts'
import { inTenant } from '../transaction.ts'

const QUICK: TimeLimits = { connectMs: 300, turnMs: 2000, statementMs: 400, answerMs: 600, closeMs: 100 }
const SIZE = 4
/** Before a pool closes what is idle anyway. */
const SOON = { timeout: 15_000 }

const testServer = await startTestServer()
const gate = await openGate(() => Number(new URL(testServer.adminUrl).port))
const throughGate = (role: typeof ROLES.runtime | typeof ROLES.jobs) => {
  const url = new URL(urlFor(testServer.adminUrl, role, testServer.secretKey))
  url.port = String(gate.port)
  return url.href
}
const pool = createPool(throughGate(ROLES.runtime), SIZE, () => {}, QUICK)
const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
afterAll(async () => {
  await server.close()
  await testServer.stop()
  await gate.close()
})
const app = await testServer.createApp()
const token = await testServer.signIn(await testServer.createUser({ app }))
const { call } = createCalls(server, () => app.host)
const UNAVAILABLE = { identifier: 'unavailable', message: REFUSALS.unavailable.message }

beforeEach(gate.restore)

const ask = () => call(getModules, {}, { token })
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

/** On a busy machine opening a connection may exceed the short limits: clients retry after a 503. */
const untilAnswered = async <T extends { status: number }>(request: () => Promise<T>): Promise<T> => {
  const answer = await request()
  return answer.status === 503 ? untilAnswered(request) : answer
}
const allAnswered = async () => (await times(3 * SIZE, () => untilAnswered(ask))).map(({ status }) => status)

test('a network that stops responding is a refusal, and later calls work on new connections', async () => {
  expect(new Set(await allAnswered())).toEqual(new Set([200]))

  gate.silence()
  for (const { status, refusal, headers } of await times(3 * SIZE, ask))
    expect([status, refusal, headers['retry-after']]).toEqual([503, UNAVAILABLE, '10'])
  // The one that got no answer: the database may still be working on its statement.
  await expect.poll(() => pool.totalCount, SOON).toBe(1)

  gate.restore()
  expect(new Set(await allAnswered())).toEqual(new Set([200]))
})

test('after one connection got no answer the idle ones of all pools are closed too, so that nothing uses them later', async () => {
  const openAll = async () => {
    await Promise.allSettled(Array.from({ length: SIZE }, () => pool.query('SELECT pg_sleep(0.01)')))
    return pool.idleCount
  }
  await expect.poll(openAll).toBe(SIZE)
  const ofJobs = createPool(throughGate(ROLES.runtime), 1, () => {}, JOB_TIME_LIMITS)
  await ofJobs.query('SELECT 1')
  gate.silence()
  expect((await ask()).status).toBe(503)
  await expect.poll(() => [pool.totalCount, ofJobs.totalCount], SOON).toEqual([1, 0])
  await ofJobs.end()
  gate.restore()
  expect((await untilAnswered(ask)).status).toBe(200)
})

test('a write whose commit is never acknowledged is refused, and is either complete or absent', async () => {
  const habitId = await testServer.createHabit(app)
  const input = { habitId, weekdays: ['MONDAY'], notificationTime: '08:30:00', trigger: null } as const
  const write = () => call(createHabitIntent, { ...input, weekdays: ['MONDAY'] }, { token })
  const writing = write()
  gate.silence()
  const first = await writing
  gate.restore()
  expect([200, 503]).toContain(first.status)
  const second = await untilAnswered(write)
  expect(first.status === 200 ? [409] : [200, 409]).toContain(second.status)
  const { body } = await untilAnswered(() => call(getHabitIntents, {}, { token }))
  expect(body.filter((intent) => intent.habitId === habitId)).toHaveLength(1)
})

/** Whether a statement of this database waits for a locked table. */
const isWaiting = async (client: pg.ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query(
    'SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
  )
  return rowCount !== 0
}

test('pages marked together whose answer is lost are refused, and each is marked once in the end', async () => {
  const { pages } = await testServer.createModule(app)
  const modulePageId = pages[0]?.modulePageId ?? ''
  const learners = await Promise.all([1, 2, 3].map(() => createLearner(testServer, app)))
  const mark = ({ as }: (typeof learners)[number]) => call(markModulePageAsSeen, { modulePageId }, as)
  // Until the network becomes silent the database waits, and then finishes the received statement.
  const client = await testServer.adminPool.connect()
  await client.query('BEGIN; LOCK TABLE health_point_entry IN EXCLUSIVE MODE')
  let isAnswered = false
  const marking = Promise.all(learners.map(mark)).finally(() => {
    isAnswered = true
  })
  // On a busy machine the wait for the lock may be over already: then each is refused as busy.
  await expect.poll(async () => isAnswered || (await isWaiting(client))).toBe(true)
  gate.silence()
  await client.query('COMMIT')
  client.release()
  expect((await marking).map(({ status }) => status)).toEqual([503, 503, 503])

  gate.restore()
  for (const learner of learners) {
    // A connection may be lost once more.
    await expect.poll(async () => (await mark(learner)).status).toBe(200)
    const { entries } = await earnedBy(testServer, learner.user)
    expect(entries.filter((entry) => entry.startsWith('module-page-seen'))).toHaveLength(1)
  }
})

test('a job may take longer for a statement than a request, and both have a limit', async () => {
  const jobs = createPool(throughGate(ROLES.runtime), 1, () => {}, JOB_TIME_LIMITS)
  const limitOf = (of: typeof pool) =>
    inTenant(of, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
      const { rows } = await tx.execute<{ statement_timeout: string }>('SHOW statement_timeout')
      return rows[0]?.statement_timeout
    })
  // On a busy machine opening a connection may exceed the short limits.
  await expect
    .poll(() => Promise.all([jobs, testServer.pool, pool].map(limitOf)), SOON)
    .toEqual(['1min', '5s', '400ms'])
  await jobs.end()
})

test('pools and the queue close while the network is silent', async () => {
  const boss = await openBoss(throughGate(ROLES.jobs), () => {}, { useListenNotify: true })
  const busy = pool.query('SELECT pg_sleep(60)').catch((error: Error) => error.message)
  await Promise.all(Array.from({ length: SIZE - 1 }, () => pool.query('SELECT 1')))
  gate.silence()
  await Promise.all([pool.end(), closeBoss(boss, 500)])
  expect(await busy).toMatch(/timeout|canceling/)
})
