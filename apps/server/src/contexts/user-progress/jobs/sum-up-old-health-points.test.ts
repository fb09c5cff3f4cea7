import { getHealthPointEntries, getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import { inTenant } from '../../../platform/database/transaction.ts'
import { duringChange } from '../../../testing/during-change.ts'
import { earnedBy } from '../../../testing/people/health-points.ts'
import { createLearner, type Learner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { sumUpOldHealthPoints } from './sum-up-old-health-points.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer
// Single entries are stored since November 2024.
beforeEach(() => testServer.clock.set('2026-11-27T09:00:00Z'))

type Entry = [reason: string, subject: string, points: number, createdAt: string]

const OLD: Entry[] = [
  ['habit-logged', '2024-09-30 a', 5, '2024-10-01T08:00:00Z'],
  ['habit-logged', '2024-10-07 a', 5, '2024-10-07T08:00:00Z'],
  ['habit-logged', '2024-10-07 b', 0, '2024-10-07T08:01:00Z'],
  ['habit-logged', '2024-10-31 a', 5, '2024-10-31T22:59:59Z'],
  ['goals-rated', '2024-10-05T08:00:00.000Z', 10, '2024-10-05T08:00:00Z'],
  ['diary-entry-created', '2024-08-01 a', 5, '2024-08-01T08:00:00Z'],
  ['diary-entry-created', '2024-08-01 b', 5, '2024-08-01T08:01:00Z'],
  ['diary-entry-created', '2024-07-01 b', 0, '2024-07-01T08:01:00Z'],
]
const STAYING: Entry[] = [
  // The time is already in November in Berlin, and the points are for the day before.
  ['goals-rated', '2024-10-31T23:00:00.000Z', 10, '2024-10-31T23:00:00Z'],
  ['habit-logged', '2024-10-31 b', 5, '2024-11-01T08:00:00Z'],
  // The entry stays: if it were removed, the points could be earned again.
  ['module-page-seen', '2024-01-01 a page', 5, '2024-01-01T08:00:00Z'],
  ['habit-started', 'a habit', 5, '2024-01-01T08:00:00Z'],
]

const createEarner = async (): Promise<Learner> => {
  const learner = await createLearner(testServer)
  for (const entry of [...OLD, ...STAYING])
    await adminPool.query(
      `INSERT INTO health_point_entry (app_id, user_id, reason, subject, title, points, created_at)
       VALUES ($1, $2, $3, $4, 'Wasser trinken', $5, $6)`,
      [learner.app.appId, learner.user.id, ...entry],
    )
  await adminPool.query(
    `INSERT INTO user_progress (app_id, user_id, health_points)
     SELECT app_id, user_id, sum(points) FROM health_point_entry WHERE user_id = $1 GROUP BY 1, 2`,
    [learner.user.id],
  )
  return learner
}

const storedOf = async ({ user }: Learner) => {
  const { rows } = await adminPool.query<{ row: unknown[] }>(
    `SELECT jsonb_build_array(reason, subject, title, points, entries_of_month) AS row FROM health_point_entry
     WHERE user_id = $1 ORDER BY reason, subject`,
    [user.id],
  )
  return rows.map(({ row }) => row)
}

const single = ([reason, subject, points]: Entry) => [reason, subject, 'Wasser trinken', points, null]

const SUMMED_UP = [
  ['diary-entry-created', 'month 2024-08', null, 10, 2],
  ['goals-rated', 'month 2024-10', null, 10, 1],
  ['habit-logged', 'month 2024-10', null, 15, 3],
  ...STAYING.map(single),
].sort((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1))

const run = () => testServer.runSchedule(sumUpOldHealthPoints)

test('old entries that grow with time become one for each month, all others stay', async () => {
  const learner = await createEarner()
  await run()
  expect(await storedOf(learner)).toEqual(SUMMED_UP)
  await run()
  expect(await storedOf(learner)).toEqual(SUMMED_UP)
})

test('points and level stay, and the list states the number of entries of each month', async () => {
  const learner = await createEarner()
  const progress = async () => (await testServer.call(getUserProgress, {}, learner.as)).body
  const before = [await progress(), (await earnedBy(testServer, learner.user)).healthPoints]
  await run()
  expect([await progress(), (await earnedBy(testServer, learner.user)).healthPoints]).toEqual(before)
  const { items } = (await testServer.call(getHealthPointEntries, {}, learner.as)).body
  expect(items.filter(({ entriesOfMonth }) => entriesOfMonth !== null)).toEqual([
    {
      reason: 'habit-logged',
      title: null,
      points: 15,
      earnedAt: '2024-10-31T22:59:59.000Z',
      entriesOfMonth: 3,
    },
    {
      reason: 'goals-rated',
      title: null,
      points: 10,
      earnedAt: '2024-10-05T08:00:00.000Z',
      entriesOfMonth: 1,
    },
    {
      reason: 'diary-entry-created',
      title: null,
      points: 10,
      earnedAt: '2024-08-01T08:01:00.000Z',
      entriesOfMonth: 2,
    },
  ])
})

test('only jobs may remove entries, those of their app', async () => {
  const learner = await createEarner()
  const before = await storedOf(learner)
  const userId = learner.user.id
  const other = await testServer.createApp()
  for (const binding of [
    { appId: learner.app.appId, userId, reach: 'own' },
    { appId: learner.app.appId, userId, reach: 'manager' },
    { appId: other.appId, userId: null, reach: 'app' },
  ] as const)
    await inTenant(testServer.pool, binding, (tx) =>
      tx.execute(
        sql`SELECT ${schemas.lookups}.remove_old_points(${boundApp}, ${sql.param([userId])}::uuid[], '2024-11', '2024-11-01'::timestamptz)`,
      ),
    )
  expect(await storedOf(learner)).toEqual(before)
})

test('several workers add nothing twice', async () => {
  const learners = await Promise.all(Array.from({ length: 5 }, createEarner))
  await Promise.all([run(), run(), run()])
  for (const learner of learners) expect(await storedOf(learner)).toEqual(SUMMED_UP)
})

test('an account that a command has locked is left to the next night', async () => {
  const learner = await createEarner()
  const before = await storedOf(learner)
  const lock = { text: 'SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', values: [learner.user.id] }
  await duringChange(testServer, [lock], run)
  expect(await storedOf(learner)).toEqual(before)
  await run()
  expect(await storedOf(learner)).toEqual(SUMMED_UP)
})

test('more accounts than a transaction takes are all summed up', async () => {
  const learner = await createEarner()
  await adminPool.query(
    `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role)
     SELECT $1, 'viele-' || n || '@example.com', 'x', 'Vor', 'Nach', 'ROLE_USER' FROM generate_series(1, 401) n`,
    [learner.app.appId],
  )
  await adminPool.query(
    `WITH person AS (SELECT * FROM app_user WHERE app_id = $1 AND email_address LIKE 'viele-%'),
       entry AS (INSERT INTO health_point_entry (app_id, user_id, reason, subject, points, created_at)
         SELECT app_id, id, 'habit-logged', day || ' a', 5, day::date FROM person, unnest('{2024-03-01,2024-03-02}'::text[]) day)
     INSERT INTO user_progress (app_id, user_id, health_points) SELECT app_id, id, 10 FROM person`,
    [learner.app.appId],
  )
  await run()
  const { rows } = await adminPool.query(
    `SELECT count(*)::int AS rows, sum(points)::int AS points, sum(entries_of_month)::int AS entries
     FROM health_point_entry WHERE app_id = $1 AND subject = 'month 2024-03'`,
    [learner.app.appId],
  )
  expect(rows).toEqual([{ rows: 401, points: 4010, entries: 802 }])
})
