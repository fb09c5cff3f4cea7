import {
  disableHabitIntent,
  enableHabitIntent,
  markMinRuntimeAsCelebrated,
} from '@wohlauf/contract/habits/habits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createKeeper } from '../../testing/people/habits.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { judgeMinRuntimes } from './jobs/judge-min-runtimes.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

/** A habit of two planned days a week and one week, started on Wednesday. */
const createShortRun = () =>
  createKeeper(testServer, { plan: { weekdays: ['WEDNESDAY', 'FRIDAY'] }, minRuntimeWeeks: 1 })

const runJobOn = (day: string) => {
  testServer.clock.set(`${day}T00:10:00Z`)
  return testServer.runSchedule(judgeMinRuntimes)
}

const EARNED = 'min-runtime-reached: 50'

test('half of the planned days suffices: the night after the last day awards the points, once', async () => {
  const { log, earnings, intent } = await createShortRun()
  await log()
  await runJobOn('2026-03-10')
  expect((await earnings()).entries).not.toContain(EARNED)
  await runJobOn('2026-03-11')
  await runJobOn('2026-03-12')
  expect((await earnings()).entries).toEqual(['habit-logged: 5', 'habit-started: 5', EARNED])
  expect((await intent()).celebration).toEqual({ healthPoints: 50 })
})

test('fewer than half of the planned days earn no points, until later days make up for it', async () => {
  const { log, earnings, intent } = await createShortRun()
  await runJobOn('2026-03-11')
  expect((await earnings()).entries).not.toContain(EARNED)
  expect(await intent()).toMatchObject({ isMinRuntimeReached: true, celebration: null })
  for (const day of ['2026-03-11', '2026-03-13']) {
    testServer.clock.set(`${day}T09:00:00Z`)
    await log()
  }
  expect((await earnings()).entries).toContain(EARNED)
})

test('a log on the day itself awards them immediately', async () => {
  const { log, earnings } = await createShortRun()
  await log()
  testServer.clock.set('2026-03-11T09:00:00Z')
  await log()
  expect((await earnings()).entries).toContain(EARNED)
})

test('it is celebrated on one device, and not before it was earned', async () => {
  const { act, log, intent } = await createShortRun()
  await log()
  expect(await act(markMinRuntimeAsCelebrated)).toBe(200)
  await runJobOn('2026-03-11')
  expect((await intent()).celebration).toEqual({ healthPoints: 50 })
  expect([await act(markMinRuntimeAsCelebrated), await act(markMinRuntimeAsCelebrated)]).toEqual([200, 200])
  expect((await intent()).celebration).toBeNull()
})

test('another run may earn them again', async () => {
  const { act, log, earnings } = await createShortRun()
  await log()
  await runJobOn('2026-03-11')
  await act(disableHabitIntent)
  await act(enableHabitIntent)
  await log()
  await runJobOn('2026-03-18')
  expect((await earnings()).entries.filter((entry) => entry === EARNED)).toHaveLength(2)
})
