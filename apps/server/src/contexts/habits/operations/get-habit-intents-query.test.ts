import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('who has started nothing has an empty list', async () => {
  const { as } = await createLearner(house)
  const { status, body } = await house.call(getHabitIntents, {}, as)
  expect([status, body]).toEqual([200, []])
})

test('the list has what was started, in that order, with all that its habit says', async () => {
  const { app, as } = await createLearner(house)
  const habits = [
    await house.createHabit(app, { title: 'Wasser trinken', minRuntimeWeeks: 1 }),
    await house.createHabit(app, { title: 'Spazieren' }),
  ]
  const ids = []
  for (const habitId of habits.toReversed()) {
    const given = { habitId, weekdays: ['WEDNESDAY' as const], notificationTime: '12:00:00' }
    ids.push((await house.call(createHabitIntent, given, as)).body.habitIntentId)
    house.clock.advance(1000)
  }
  const { body } = await house.call(getHabitIntents, {}, as)
  expect(body.map(({ title }) => title)).toEqual(['Spazieren', 'Wasser trinken'])
  expect(body[1]).toEqual({
    habitIntentId: ids[1],
    habitId: habits[0],
    title: 'Wasser trinken',
    trigger: null,
    weekdays: ['WEDNESDAY'],
    notificationTime: '12:00:00',
    isEnabled: true,
    habitLogs: [],
    nextReminderAt: '2026-03-04T11:00:00.000Z',
    habitIntroduction: '<p>So geht es.</p>',
    minRuntime: 1,
    isMinRuntimeReached: false,
    minRuntimeReachedAt: '2026-03-11',
  })
})

test('the next reminder lies ahead whenever somebody looks, and none is told of a habit that is off', async () => {
  house.clock.set('2026-03-04T09:00:00Z')
  const { app, as } = await createLearner(house)
  const habitId = await house.createHabit(app)
  const given = { habitId, weekdays: ['WEDNESDAY' as const], notificationTime: '12:00:00' }
  const { body } = await house.call(createHabitIntent, given, as)
  const next = async () => (await house.call(getHabitIntents, {}, as)).body[0]?.nextReminderAt
  for (const [now, expected] of [
    ['2026-03-04T10:59:59Z', '2026-03-04T11:00:00.000Z'],
    ['2026-03-04T11:00:00Z', '2026-03-11T11:00:00.000Z'],
    ['2026-03-11T23:30:00Z', '2026-03-18T11:00:00.000Z'],
  ] as const) {
    house.clock.set(now)
    expect(await next()).toBe(expected)
  }
  await house.adminPool.query('UPDATE habit_intent SET is_enabled = false WHERE id = $1', [
    body.habitIntentId,
  ])
  expect(await next()).toBeNull()
})

test('the minimum runtime is reached on its day in Berlin, not an hour before', async () => {
  house.clock.set('2026-03-24T22:59:00Z')
  const { app, as } = await createLearner(house)
  const habitId = await house.createHabit(app, { minRuntimeWeeks: 1 })
  const given = { habitId, weekdays: ['MONDAY' as const], notificationTime: '12:00:00' }
  await house.call(createHabitIntent, given, as)
  const isReached = async () => (await house.call(getHabitIntents, {}, as)).body[0]?.isMinRuntimeReached
  // Started on 24 March, a minute before midnight; a week on, after the clocks went forward, midnight in Berlin is at 22:00 UTC.
  house.clock.set('2026-03-30T21:59:59Z')
  expect(await isReached()).toBe(false)
  house.clock.set('2026-03-30T22:00:00Z')
  expect(await isReached()).toBe(true)
})
