import { createHabitIntent, disableHabitIntent, enableHabitIntent } from '@wohlauf/contract/habits/habits'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { duringChange } from '../../../testing/during-change.ts'
import { createKeeper } from '../../../testing/people/habits.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { sumUpOldHabitLogs } from './sum-up-old-habit-logs.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer
// A Friday: single days are stored since November 2024.
beforeEach(() => testServer.clock.set('2026-11-27T09:00:00Z'))

const OCTOBER = ['2024-10-07', '2024-10-09', '2024-10-14', '2024-10-20']
const NOVEMBER = ['2024-11-01', '2024-11-04']

type Keeper = Awaited<ReturnType<typeof createKeeper>>

const writeLogs = (habitIntentId: string, days: readonly string[]) =>
  adminPool.query(
    `INSERT INTO habit_log (app_id, user_id, habit_intent_id, run, logged_on, created_at)
     SELECT app_id, user_id, id, run, day, day FROM habit_intent, unnest($2::date[]) day WHERE id = $1`,
    [habitIntentId, days],
  )

/** A habit on Mondays and Wednesdays, running since 30 September 2024 and logged ever since, on a Sunday too. */
const createOldKeeper = async (): Promise<Keeper> => {
  const keeper = await createKeeper(testServer, {
    plan: { weekdays: ['MONDAY', 'WEDNESDAY'] },
    minRuntimeWeeks: 4,
  })
  await adminPool.query(`UPDATE habit_intent SET started_on = '2024-09-30' WHERE id = $1`, [
    keeper.habitIntentId,
  ])
  await writeLogs(keeper.habitIntentId, ['2024-09-30', ...OCTOBER, ...NOVEMBER])
  return keeper
}

const storedOf = async ({ habitIntentId }: Keeper) => {
  const [logs, months] = await Promise.all([
    adminPool.query<{ day: string }>(
      'SELECT logged_on::text AS day FROM habit_log WHERE habit_intent_id = $1 ORDER BY 1',
      [habitIntentId],
    ),
    adminPool.query(
      'SELECT run, month, done, planned FROM habit_month WHERE habit_intent_id = $1 ORDER BY run, month',
      [habitIntentId],
    ),
  ])
  return { days: logs.rows.map(({ day }) => day), months: months.rows }
}

/** In October 2024 nine Mondays and Wednesdays were planned, and a Sunday was done besides. */
const SUMMED_UP = {
  days: NOVEMBER,
  months: [
    { run: 1, month: '2024-09', done: 1, planned: 1 },
    { run: 1, month: '2024-10', done: 4, planned: 10 },
  ],
}

const run = () => testServer.runSchedule(sumUpOldHabitLogs)

test('logs of months without days become a count for each month, later ones stay', async () => {
  const keeper = await createOldKeeper()
  await run()
  expect(await storedOf(keeper)).toEqual(SUMMED_UP)
  await run()
  expect(await storedOf(keeper)).toEqual(SUMMED_UP)
})

test('a person sees the same before and after', async () => {
  const keeper = await createOldKeeper()
  const readAsLearner = async () => ({
    october: await keeper.lookBack('2024-10'),
    november: await keeper.lookBack('2024-11'),
    now: await keeper.lookBack(),
    intent: await keeper.intent(),
  })
  const before = await readAsLearner()
  await run()
  expect(await readAsLearner()).toEqual(before)
  expect(before.october).toMatchObject({ days: [], shareOfOldMonth: { done: 4, planned: 10 } })
  expect(before.november.shareOfOldMonth).toBeNull()
  expect(before.november.days.filter(({ state }) => state === 'DONE').map(({ date }) => date)).toEqual(
    NOVEMBER,
  )
  expect(before.intent.habitLogs).toEqual(NOVEMBER.map((date) => ({ date })))
})

test('old months of the run count for the points of the minimum runtime', async () => {
  const keeper = await createKeeper(testServer, { plan: { weekdays: ['FRIDAY'] }, minRuntimeWeeks: 4 })
  await adminPool.query(`UPDATE habit_intent SET started_on = '2024-10-01' WHERE id = $1`, [
    keeper.habitIntentId,
  ])
  // Four of the Fridays of October 2024, and the rest of the two years paused: half of the planned days with today.
  await writeLogs(keeper.habitIntentId, ['2024-10-04', '2024-10-11', '2024-10-18', '2024-10-25'])
  await adminPool.query(
    `INSERT INTO habit_pause (app_id, user_id, habit_intent_id, run, starts_on, ends_on)
     SELECT app_id, user_id, id, run, '2024-11-01', '2026-10-25' FROM habit_intent WHERE id = $1`,
    [keeper.habitIntentId],
  )
  await run()
  expect((await storedOf(keeper)).days).toEqual([])
  expect(await keeper.log()).toBe(200)
  expect((await keeper.earnings()).entries).toContain('min-runtime-reached: 50')
})

test('an earlier run keeps its counts, hidden, and a later one does not show them', async () => {
  const keeper = await createOldKeeper()
  await keeper.act(disableHabitIntent)
  await run()
  const months = [
    { run: 1, month: '2024-09', done: 1, planned: null },
    { run: 1, month: '2024-10', done: 4, planned: null },
  ]
  expect(await storedOf(keeper)).toEqual({ days: NOVEMBER, months })
  expect((await keeper.lookBack('2024-10')).shareOfOldMonth).toEqual({ done: 0, planned: 0 })
  await keeper.act(enableHabitIntent)
  expect((await keeper.lookBack('2024-10')).shareOfOldMonth).toEqual({ done: 0, planned: 0 })
})

test('a run that has ended since it was summed up is not shown', async () => {
  const keeper = await createOldKeeper()
  await run()
  await keeper.act(disableHabitIntent)
  expect(await keeper.lookBack('2024-10')).toMatchObject({ shareOfOldMonth: { done: 0, planned: 0 } })
})

test('several workers count nothing twice', async () => {
  const keepers = await Promise.all(Array.from({ length: 5 }, createOldKeeper))
  await Promise.all([run(), run(), run()])
  for (const keeper of keepers) expect(await storedOf(keeper)).toEqual(SUMMED_UP)
})

test('an account that a command has locked is left to the next night', async () => {
  const keeper = await createOldKeeper()
  const before = await storedOf(keeper)
  const lock = { text: 'SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', values: [keeper.user.id] }
  await duringChange(testServer, [lock], run)
  expect(await storedOf(keeper)).toEqual(before)
  await run()
  expect(await storedOf(keeper)).toEqual(SUMMED_UP)
})

test('a withdrawal of the consent takes the counts along', async () => {
  const [keeper, other] = [await createOldKeeper(), await createOldKeeper()]
  await run()
  expect((await testServer.call(withdrawHealthConsent, {}, keeper.as)).status).toBe(200)
  expect(await storedOf(keeper)).toEqual({ days: [], months: [] })
  expect(await storedOf(other)).toEqual(SUMMED_UP)
  await run()
  expect(await storedOf(keeper)).toEqual({ days: [], months: [] })
})

test('more habits than a transaction takes are all summed up', async () => {
  const keeper = await createOldKeeper()
  const habits = await Promise.all(Array.from({ length: 101 }, () => testServer.createHabit(keeper.app)))
  for (const habitId of habits) {
    const plan = { habitId, weekdays: [...WEEKDAYS], notificationTime: '12:00:00' }
    const { body } = await testServer.call(createHabitIntent, plan, keeper.as)
    await writeLogs(body.habitIntentId, OCTOBER)
  }
  await run()
  const { rows } = await adminPool.query(
    `SELECT count(*)::int AS months, sum(done)::int AS done FROM habit_month WHERE user_id = $1`,
    [keeper.user.id],
  )
  expect(rows).toEqual([{ months: 103, done: 5 + 101 * OCTOBER.length }])
})
