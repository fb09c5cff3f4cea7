import { disableHabitIntent, enableHabitIntent, updateHabitIntent } from '@wohlauf/contract/habits/habits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createKeeper, remindAt } from '../../../testing/people/habits.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

test('days, time and trigger are changed, and the reminder with them', async () => {
  const { act, intent, storedReminder } = await createKeeper(testServer)
  const plan = { weekdays: ['FRIDAY'], notificationTime: '18:30:00', trigger: ' zum Kaffee ' }
  expect([await act(updateHabitIntent, plan), await act(updateHabitIntent, plan)]).toEqual([200, 200])
  expect(await intent()).toMatchObject({
    weekdays: ['FRIDAY'],
    notificationTime: '18:30:00',
    trigger: 'zum Kaffee',
    nextReminderAt: '2026-03-06T17:30:00.000Z',
  })
  expect(await storedReminder()).toBe('2026-03-06T17:30:00.000Z')
})

test('after today’s reminder another time today brings no second one', async () => {
  const { act, unseen, intent } = await createKeeper(testServer)
  await remindAt(testServer, '2026-03-04T11:00:00Z')
  await act(updateHabitIntent, { weekdays: ['WEDNESDAY'], notificationTime: '15:00:00' })
  expect((await intent()).nextReminderAt).toBe('2026-03-11T14:00:00.000Z')
  await remindAt(testServer, '2026-03-04T14:00:00Z')
  expect(await unseen()).toHaveLength(1)
})

test('a reminder that is due while the worker is late is kept by a change of the trigger', async () => {
  const { act, unseen } = await createKeeper(testServer)
  testServer.clock.set('2026-03-04T11:10:00Z')
  const { weekdays, notificationTime } = { weekdays: ['WEDNESDAY'], notificationTime: '12:00:00' }
  await act(updateHabitIntent, { weekdays, notificationTime, trigger: 'zum Kaffee' })
  await remindAt(testServer, '2026-03-04T11:20:00Z')
  expect(await unseen()).toHaveLength(1)
})

test('a disabled habit is changed without a reminder, and begins with the changed values', async () => {
  const { act, intent, storedReminder } = await createKeeper(testServer)
  await act(disableHabitIntent)
  await act(updateHabitIntent, { weekdays: ['SUNDAY'], notificationTime: '07:00:00' })
  expect(await storedReminder()).toBeNull()
  await act(enableHabitIntent)
  expect(await intent()).toMatchObject({ weekdays: ['SUNDAY'], nextReminderAt: '2026-03-08T06:00:00.000Z' })
})

test.each([
  [{ weekdays: [] }, { weekdays: 'Es muss mindestens ein Wochentag ausgewählt werden' }],
  [{ notificationTime: '' }, { notificationTime: 'Dieses Feld muss gefüllt sein' }],
])('%j is not valid, and changes nothing', async (input, fields) => {
  const { habitIntentId, as, intent } = await createKeeper(testServer)
  const before = await intent()
  const plan = { habitIntentId, weekdays: ['MONDAY' as const], notificationTime: '12:00:00', ...input }
  const { status, refusal } = await testServer.call(updateHabitIntent, plan as never, as)
  expect([status, refusal?.fields]).toEqual([400, fields])
  expect(await intent()).toEqual(before)
})

test('activating twice begins one run', async () => {
  const { act, intent, log } = await createKeeper(testServer)
  await log()
  await act(enableHabitIntent)
  expect((await intent()).habitLogs).toHaveLength(1)
})
