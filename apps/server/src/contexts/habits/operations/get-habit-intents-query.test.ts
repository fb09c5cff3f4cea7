import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns an empty list without started habits', async () => {
  const { as } = await createLearner(testServer)
  const { status, body } = await testServer.call(getHabitIntents, {}, as)
  expect([status, body]).toEqual([200, []])
})

test('returns started habits in the order of their start, with the habit’s content', async () => {
  const { app, as } = await createLearner(testServer)
  const habits = [
    await testServer.createHabit(app, { title: 'Wasser trinken', minRuntimeWeeks: 1 }),
    await testServer.createHabit(app, { title: 'Spazieren' }),
  ]
  const ids = []
  for (const habitId of habits.toReversed()) {
    const input = { habitId, weekdays: ['WEDNESDAY' as const], notificationTime: '12:00:00' }
    ids.push((await testServer.call(createHabitIntent, input, as)).body.habitIntentId)
    testServer.clock.advance(1000)
  }
  const { body } = await testServer.call(getHabitIntents, {}, as)
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
    today: { date: '2026-03-04', state: 'PLANNED' },
    idOfTodaysLog: null,
    yesterday: { date: '2026-03-03', state: 'FREE' },
    thisWeek: { done: 0, planned: 1 },
    pausedUntil: null,
    celebration: null,
  })
})

test('the next reminder is always in the future, and null for a disabled habit', async () => {
  testServer.clock.set('2026-03-04T09:00:00Z')
  const { app, as } = await createLearner(testServer)
  const habitId = await testServer.createHabit(app)
  const input = { habitId, weekdays: ['WEDNESDAY' as const], notificationTime: '12:00:00' }
  const { body } = await testServer.call(createHabitIntent, input, as)
  const next = async () => (await testServer.call(getHabitIntents, {}, as)).body[0]?.nextReminderAt
  for (const [now, expected] of [
    ['2026-03-04T10:59:59Z', '2026-03-04T11:00:00.000Z'],
    ['2026-03-04T11:00:00Z', '2026-03-11T11:00:00.000Z'],
    ['2026-03-11T23:30:00Z', '2026-03-18T11:00:00.000Z'],
  ] as const) {
    testServer.clock.set(now)
    expect(await next()).toBe(expected)
  }
  await testServer.adminPool.query('UPDATE habit_intent SET is_enabled = false WHERE id = $1', [
    body.habitIntentId,
  ])
  expect(await next()).toBeNull()
})

test('the minimum runtime is reached on its day in Berlin, not an hour before', async () => {
  testServer.clock.set('2026-03-24T22:59:00Z')
  const { app, as } = await createLearner(testServer)
  const habitId = await testServer.createHabit(app, { minRuntimeWeeks: 1 })
  const input = { habitId, weekdays: ['MONDAY' as const], notificationTime: '12:00:00' }
  await testServer.call(createHabitIntent, input, as)
  const isReached = async () => (await testServer.call(getHabitIntents, {}, as)).body[0]?.isMinRuntimeReached
  // Started on 24 March, a minute before midnight; a week later, after the clocks went forward, midnight in
  // Berlin is at 22:00 UTC.
  testServer.clock.set('2026-03-30T21:59:59Z')
  expect(await isReached()).toBe(false)
  testServer.clock.set('2026-03-30T22:00:00Z')
  expect(await isReached()).toBe(true)
})
