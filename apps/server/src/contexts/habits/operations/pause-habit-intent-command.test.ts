import {
  disableHabitIntent,
  enableHabitIntent,
  endPauseOfHabitIntent,
  pauseHabitIntent,
  updateHabitIntent,
} from '@wohlauf/contract/habits/habits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createKeeper } from '../../../testing/people/habits.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

test('during a pause nothing is planned and no reminder is sent; it ends after its last day', async () => {
  const { act, log, intent, storedReminder } = await createKeeper(testServer)
  expect(await act(pauseHabitIntent, { pausedUntil: '2026-03-06' })).toBe(200)
  expect(await intent()).toMatchObject({
    pausedUntil: '2026-03-06',
    today: { state: 'PAUSED' },
    nextReminderAt: '2026-03-07T11:00:00.000Z',
  })
  expect(await storedReminder()).toBe('2026-03-07T11:00:00.000Z')
  expect(await log()).toEqual([409, 'habit-day-not-planned'])
  testServer.clock.set('2026-03-07T09:00:00Z')
  expect(await intent()).toMatchObject({
    pausedUntil: null,
    today: { state: 'PLANNED' },
    yesterday: { state: 'PAUSED' },
  })
})

test('a second call moves the end, both ways; sent twice it changes nothing', async () => {
  const { act, intent, storedReminder, lookBack } = await createKeeper(testServer)
  for (const pausedUntil of ['2026-03-20', '2026-03-20', '2026-03-05'])
    expect(await act(pauseHabitIntent, { pausedUntil })).toBe(200)
  expect((await intent()).pausedUntil).toBe('2026-03-05')
  expect(await storedReminder()).toBe('2026-03-06T11:00:00.000Z')
  const { days } = await lookBack()
  expect(days.filter(({ state }) => state === 'PAUSED').map(({ date }) => date)).toEqual([
    '2026-03-04',
    '2026-03-05',
  ])
})

test('a pause that is ended counts until yesterday; today is planned again, with a reminder', async () => {
  const { act, intent, storedReminder, lookBack } = await createKeeper(testServer)
  await act(pauseHabitIntent, { pausedUntil: '2026-03-20' })
  testServer.clock.set('2026-03-06T09:00:00Z')
  expect([await act(endPauseOfHabitIntent), await act(endPauseOfHabitIntent)]).toEqual([200, 200])
  expect(await intent()).toMatchObject({
    pausedUntil: null,
    today: { state: 'PLANNED' },
    yesterday: { state: 'PAUSED' },
  })
  expect(await storedReminder()).toBe('2026-03-06T11:00:00.000Z')
  const { days } = await lookBack()
  expect(days.filter(({ state }) => state === 'PAUSED')).toHaveLength(2)
})

test('a pause that is ended on its first day leaves no trace, and another one may begin', async () => {
  const { act, intent } = await createKeeper(testServer)
  for (let round = 0; round < 2; round += 1) {
    await act(pauseHabitIntent, { pausedUntil: '2026-03-04' })
    await act(endPauseOfHabitIntent)
    expect((await intent()).today.state).toBe('PLANNED')
  }
  await act(pauseHabitIntent, { pausedUntil: '2026-03-04' })
  expect((await intent()).today.state).toBe('PAUSED')
})

test('a day that was logged before the pause stays done', async () => {
  const { act, log, intent } = await createKeeper(testServer)
  await log()
  await act(pauseHabitIntent, { pausedUntil: '2026-03-06' })
  expect((await intent()).today.state).toBe('DONE')
})

test('changing the plan leaves the pause; a new run begins without it', async () => {
  const { act, intent } = await createKeeper(testServer)
  await act(pauseHabitIntent, { pausedUntil: '2026-03-20' })
  await act(updateHabitIntent, { weekdays: ['THURSDAY'], notificationTime: '08:00:00' })
  expect((await intent()).nextReminderAt).toBe('2026-03-26T07:00:00.000Z')
  await act(disableHabitIntent)
  expect(await act(pauseHabitIntent, { pausedUntil: '2026-03-20' })).toEqual([409, 'habit-intent-disabled'])
  await act(enableHabitIntent)
  expect(await intent()).toMatchObject({ pausedUntil: null, nextReminderAt: '2026-03-05T07:00:00.000Z' })
})

test.each([
  ['2026-03-03', 'Das Datum darf nicht vor dem 04.03.2026 liegen'],
  ['2027-03-05', 'Das Datum darf nicht nach dem 04.03.2027 liegen'],
  ['2026-02-30', 'Der Wert ist nicht gültig'],
])('a pause until %s is not valid', async (pausedUntil, message) => {
  const { habitIntentId, as, intent } = await createKeeper(testServer)
  const { status, refusal } = await testServer.call(pauseHabitIntent, { habitIntentId, pausedUntil }, as)
  expect([status, refusal?.fields]).toEqual([400, { pausedUntil: message }])
  expect((await intent()).pausedUntil).toBeNull()
})
