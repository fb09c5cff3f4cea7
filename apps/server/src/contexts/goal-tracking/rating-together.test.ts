import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { bindingSql } from '../../platform/database/binding.ts'
import { SCHEMAS } from '../../platform/database/function-schemas.ts'
import { writesOf } from '../../platform/database/writes.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { createAchiever } from '../../testing/people/goals.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, clock, pool } = testServer
const app = await testServer.createApp()

/** With one goal that began at 3. */
const createOne = async () => {
  const achiever = await createAchiever(testServer, await createLearner(testServer, app))
  return { ...achiever, goal: await achiever.aim() }
}
type Achiever = Awaited<ReturnType<typeof createOne>>
const createSome = (count: number) => Promise.all(Array.from({ length: count }, createOne))

/** Everything that a rating writes for a learner, without ids of their own. */
const readStored = async ({ user }: Achiever) => {
  const { rows } = await adminPool.query<{ rows: unknown }>(
    `SELECT json_build_object(
       'goals', (SELECT json_agg(to_jsonb(g) - '{id,user_id,created_at}'::text[]) FROM user_goal g WHERE g.user_id = $1),
       'ratings', (SELECT json_agg(to_jsonb(r) - '{user_id,user_goal_id,rating_id,rated_at}'::text[] ORDER BY r.number) FROM user_goal_rating r WHERE r.user_id = $1),
       'ledger', (SELECT json_agg(to_jsonb(e) - 'user_id') FROM health_point_entry e WHERE e.user_id = $1),
       'sum', (SELECT u.health_points FROM user_progress u WHERE u.user_id = $1)) AS rows`,
    [user.id],
  )
  return rows[0]?.rows
}

type Writer = { achiever: Achiever; token?: string; consent?: string | null; number?: number }

/** The statement itself, for the score 10, decided when the goal had its initial score only. */
const write = async (writers: readonly Writer[]) => {
  const each = <T>(value: T) => writers.map(() => value)
  const { rows: accounts } = await adminPool.query<{ consent: string }>(
    'SELECT max(health_consent_version) AS consent FROM app_user WHERE app_id = $1',
    [app.appId],
  )
  const values = [
    app.appId,
    '100ms',
    writers.map(({ achiever }) => achiever.user.id),
    writers.map(({ achiever, token }) => hashToken(token ?? achiever.as.token ?? '')),
    each(clock.now()),
    writers.map(({ consent = accounts[0]?.consent }) => consent),
    writers.map(() => randomUUID()),
    writers.map(({ achiever, number = 1 }) =>
      JSON.stringify([{ goal: achiever.goal, number, score: 10, reaches: true }]),
    ),
    each(new Date(clock.now().getTime() - 7 * 86_400_000)),
    each(10),
  ]
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; ${bindingSql({ appId: app.appId, userId: null, reach: 'none' })}`)
    const { rows } = await client.query<{ written: boolean[] }>(
      `SELECT ${SCHEMAS.writes}.rate_goals(${values.map((_, at) => `$${at + 1}`).join(', ')}) AS written`,
      values,
    )
    await client.query('COMMIT')
    return rows[0]?.written
  } finally {
    client.release()
  }
}

test('people who rate at the same moment share a statement, and get the rows of a single one', async () => {
  const [alone, ...together] = await createSome(12)
  if (!alone) throw new Error('no achiever')
  const query = vi.spyOn(writesOf(pool), 'query')
  // Their account is being changed: the shared statement does not wait for it, the call alone does.
  const change = await adminPool.connect()
  await change.query('BEGIN')
  await change.query('SELECT FROM app_user WHERE app_id = $1 AND id = $2 FOR UPDATE', [
    alone.user.app.appId,
    alone.user.id,
  ])
  const pendingCall = alone.rate([alone.goal, 10])
  expect(await Promise.all(together.map(({ rate, goal }) => rate([goal, 10])))).toEqual(
    together.map(() => 200),
  )
  await change.query('ROLLBACK')
  change.release()
  expect(await pendingCall).toBe(200)
  const sent = query.mock.calls.filter(
    ([statement]) => (statement as { name?: string }).name === 'write-rate_goals',
  )
  query.mockRestore()
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length).toBeLessThan(together.length)
  const expected = await readStored(alone)
  expect(expected).toMatchObject({
    goals: [{ rating_count: 2, reached_at: expect.any(String) }],
    ratings: [{ score: 3 }, { score: 10, number: 1 }],
    sum: 10,
  })
  for (const achiever of together) expect(await readStored(achiever)).toEqual(expected)
})

test('writes for those whose goals have as many ratings as at the decision, and awards once in seven days', async () => {
  const [whole, rated, foreign] = await createSome(3)
  if (!whole || !rated || !foreign) throw new Error('too few achievers')
  await rated.rate([rated.goal, 5])
  const before = await Promise.all([rated, foreign].map(readStored))
  const writers = [
    { achiever: whole },
    { achiever: rated },
    { achiever: { ...foreign, goal: whole.goal }, number: 2 },
  ]
  expect(await write(writers)).toEqual([true, false, false])
  expect(await Promise.all([rated, foreign].map(readStored))).toEqual(before)
  clock.advance(1000)
  expect(await write([{ achiever: whole, number: 2 }])).toEqual([true])
  expect(await readStored(whole)).toMatchObject({ goals: [{ rating_count: 3 }], sum: 10 })
})

test('refuses ended sessions, disabled accounts, other people, and those without the consent', async () => {
  const achievers = await createSome(5)
  const [whole, foreign, ended, disabled, unwilling] = achievers
  if (!whole || !foreign || !ended || !disabled || !unwilling) throw new Error('too few achievers')
  await adminPool.query('DELETE FROM session WHERE user_id = $1', [ended.user.id])
  await adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [disabled.user.id])
  await adminPool.query('UPDATE app_user SET health_consent_version = NULL WHERE id = $1', [
    unwilling.user.id,
  ])
  const writers = achievers.map((achiever) => ({
    achiever,
    ...(achiever === foreign ? { token: whole.as.token ?? '' } : {}),
  }))
  const before = await Promise.all(achievers.map(readStored))
  expect(await write(writers.map((writer) => ({ ...writer, consent: null })))).toEqual(
    achievers.map(() => false),
  )
  expect(await write(writers)).toEqual(achievers.map((achiever) => achiever === whole))
  expect(await Promise.all(achievers.slice(1).map(readStored))).toEqual(before.slice(1))
})

test('a rating that is repeated under the lock of the account counts once', async () => {
  const { rate, goal } = await createOne()
  for (let call = 0; call < 60; call += 1) expect(await rate([randomUUID(), 4])).toEqual([404, 'not-found'])
  expect(await rate([goal, 4])).toBe(200)
})
