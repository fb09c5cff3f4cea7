import {
  disableHabitIntent,
  getHabits,
  pauseHabitIntent,
  updateHabitIntent,
} from '@wohlauf/contract/habits/habits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createKeeper } from '../../../testing/people/habits.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

test('weeks, month and runtime are computed from the plan of that time', async () => {
  const { act, log, intent, lookBack } = await createKeeper(testServer, {
    plan: { weekdays: ['WEDNESDAY', 'FRIDAY'] },
    minRuntimeWeeks: 2,
  })
  await log()
  // From this Monday on, other days are planned. Friday's stays planned.
  testServer.clock.set('2026-03-09T09:00:00Z')
  await act(updateHabitIntent, { weekdays: ['MONDAY', 'TUESDAY', 'SUNDAY'], notificationTime: '12:00:00' })
  await log()
  testServer.clock.set('2026-03-11T09:00:00Z')
  await act(pauseHabitIntent, { pausedUntil: '2026-03-15' })
  const { days, ...rest } = await lookBack()
  expect(rest).toEqual({
    today: '2026-03-11',
    startedOn: '2026-03-04',
    thisWeek: { done: 1, planned: 2 },
    lastFourWeeks: { done: 2, planned: 4 },
    runtimePercentage: 50,
    month: '2026-03',
    shareOfOldMonth: null,
  })
  expect((await intent()).thisWeek).toEqual(rest.thisWeek)
  expect(days).toHaveLength(31)
  const daysOf = (state: string) => days.filter((day) => day.state === state).map(({ date }) => date.slice(8))
  expect(daysOf('DONE')).toEqual(['04', '09'])
  expect(daysOf('PAUSED')).toEqual(['11', '12', '13', '14', '15'])
  expect(daysOf('PLANNED')).toEqual(['06', '10', '16', '17', '22', '23', '24', '29', '30', '31'])
})

test('another month is answered too; one before the run is free', async () => {
  const { lookBack } = await createKeeper(testServer)
  const { month, days } = await lookBack('2026-02')
  expect([month, days.length, new Set(days.map(({ state }) => state))]).toEqual([
    '2026-02',
    28,
    new Set(['FREE']),
  ])
})

test('a disabled habit has no look back', async () => {
  const { act, log, lookBack } = await createKeeper(testServer)
  await log()
  await act(disableHabitIntent)
  expect(await lookBack()).toMatchObject({
    startedOn: null,
    thisWeek: { done: 0, planned: 0 },
    lastFourWeeks: { done: 0, planned: 0 },
    runtimePercentage: null,
  })
})

test('the app’s habits are returned in their order', async () => {
  const { app, as, habitId } = await createKeeper(testServer, { minRuntimeWeeks: 3 })
  await testServer.createHabit(await testServer.createApp())
  testServer.clock.advance(1000)
  const later = await testServer.createHabit(app, { title: 'Spazieren' })
  const { body } = await testServer.call(getHabits, {}, as)
  expect(body.map((habit) => habit.habitId)).toEqual([habitId, later])
  expect(body[0]).toMatchObject({ habitId, minRuntime: 3, introduction: '<p>So geht es.</p>' })
})
