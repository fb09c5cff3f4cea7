import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { createCalls } from '../../../testing/call.ts'
import { startOwnCluster } from '../../../testing/database/own-cluster.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { runAsAdmin } from '../../../testing/people/run-as-admin.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createPool, isInDoubt } from '../pool.ts'
import { ROLES, urlFor } from '../roles.ts'
import type { TimeLimits } from '../time-limits.ts'
import { separateWrites } from '../writes.ts'

/** A commit that waits for a standby is given up soon. */
const QUICK: TimeLimits = { connectMs: 5000, turnMs: 5000, statementMs: 1500, answerMs: 2000, closeMs: 100 }
const [READING, WRITING] = [3, 2]
const WRITES = 16

// A cluster of its own: a standby belongs to the whole server.
const testServer = await startTestServer({ database: await startOwnCluster() })
const url = urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey)
const pool = createPool(url, READING, () => {}, QUICK)
const writes = createPool(url, WRITING, () => {}, QUICK)
separateWrites(pool, writes)
const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
afterAll(async () => {
  await server.close()
  await Promise.all([pool.end(), writes.end()])
  await testServer.stop()
})
const app = await testServer.createApp()
const { call } = createCalls(server, () => app.host)
const learners = await Promise.all(Array.from({ length: WRITES }, () => createLearner(testServer, app)))

const setStandby = async (name: string) => {
  await runAsAdmin(testServer.adminUrl, `ALTER SYSTEM SET synchronous_standby_names = '${name}'`)
  await runAsAdmin(testServer.adminUrl, 'SELECT pg_reload_conf()')
  await expect
    .poll(() => runAsAdmin(testServer.adminUrl, 'SHOW synchronous_standby_names'))
    .toEqual([{ synchronous_standby_names: name }])
}

const countWaiting = async () => {
  const [row] = await runAsAdmin<{ count: number }>(
    testServer.adminUrl,
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
  )
  return row?.count
}

/** The statuses of concurrent writes, one of each learner, and the names of their refusals. */
const write = (habitId: string, by: typeof learners): Promise<string[]> =>
  Promise.all(
    by.map(async ({ as }) => {
      const answer = await call(
        createHabitIntent,
        { habitId, weekdays: ['MONDAY'], notificationTime: '08:30:00', trigger: null },
        as,
      )
      return `${answer.status} ${answer.refusal?.identifier ?? ''}`
    }),
  )

/** Those that waited for a connection too: it is not that too much was asked for. */
const REFUSED = new Set(['503 unavailable'])

/** The standby is no longer waited for: those that waited are committed, and every write is answered. */
const bringBack = async (habitId: string) => {
  await setStandby('')
  await expect.poll(countWaiting).toBe(0)
  await expect
    .poll(async () => (await write(habitId, learners)).filter((answer) => answer.startsWith('503')))
    .toEqual([])
}

test('while the only synchronous standby is away, writes wait on as many connections as their pool has, and reading goes on', async () => {
  const habitId = await testServer.createHabit(app)
  await setStandby('away')
  for (let at = 0; at < WRITES; at += 2 * WRITING) {
    const answers = await write(habitId, learners.slice(at, at + 2 * WRITING))
    expect(new Set(answers)).toEqual(REFUSED)
    for (const { as } of learners.slice(0, READING)) expect((await call(getModules, {}, as)).status).toBe(200)
  }
  // One more asks whether anything is committed again.
  await expect.poll(countWaiting).toBe(WRITING + 1)
  await bringBack(habitId)
})

test('after a commit without an answer further writes are refused immediately, also while connections are left', async () => {
  const habitId = await testServer.createHabit(app)
  await setStandby('away')
  expect(new Set(await write(habitId, learners.slice(0, 1)))).toEqual(REFUSED)
  await expect.poll(() => isInDoubt(writes)).toBe(true)
  const began = performance.now()
  expect(new Set(await write(habitId, learners.slice(1)))).toEqual(REFUSED)
  expect(performance.now() - began).toBeLessThan(QUICK.answerMs)
  await expect.poll(countWaiting).toBe(2)
  await bringBack(habitId)
})
