import { randomUUID } from 'node:crypto'
import {
  createHabitLog,
  deleteHabitLog,
  disableHabitIntent,
  enableHabitIntent,
  updateHabitIntent,
} from '@wohlauf/contract/habits/habits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createKeeper } from '../../../testing/people/habits.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

// A Wednesday, 10:00 in Berlin.
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

test('today is logged once, earns five points once, and needs no reminder any more', async () => {
  const { log, intent, earnings, storedReminder } = await createKeeper(testServer)
  expect([await log(), await log()]).toEqual([200, 200])
  expect(await intent()).toMatchObject({
    habitLogs: [{ date: '2026-03-04' }],
    today: { date: '2026-03-04', state: 'DONE' },
    nextReminderAt: '2026-03-05T11:00:00.000Z',
  })
  expect(await storedReminder()).toBe('2026-03-05T11:00:00.000Z')
  expect(await earnings()).toEqual({ healthPoints: 10, entries: ['habit-logged: 5', 'habit-started: 5'] })
})

test('one of thirty concurrent ticks counts', async () => {
  const { habitIntentId, as, earnings, intent } = await createKeeper(testServer)
  const tick = () => testServer.call(createHabitLog, { habitIntentId }, as)
  expect(await callConcurrently(30, tick)).toEqual({ 200: 30 })
  expect((await intent()).habitLogs).toHaveLength(1)
  expect((await earnings()).healthPoints).toBe(10)
})

test('concurrent logs and undos end in one of the two states, with points for one log', async () => {
  const { habitIntentId, as, earnings, intent } = await createKeeper(testServer)
  const tick = () => testServer.call(createHabitLog, { habitIntentId }, as)
  const undo = () => testServer.call(deleteHabitLog, { habitIntentId }, as)
  const answers = await Promise.all([tick(), undo(), tick(), undo(), tick(), undo()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const { habitLogs, today } = await intent()
  expect(habitLogs).toHaveLength(today.state === 'DONE' ? 1 : 0)
  expect((await earnings()).healthPoints).toBe(10)
})

test('today can be undone, keeps its points, and earns none when it is logged again', async () => {
  const { log, undo, intent, earnings, storedReminder } = await createKeeper(testServer)
  await log()
  expect([await undo(), await undo()]).toEqual([200, 200])
  expect(await intent()).toMatchObject({ habitLogs: [], today: { state: 'PLANNED' } })
  expect(await storedReminder()).toBe('2026-03-04T11:00:00.000Z')
  expect((await earnings()).healthPoints).toBe(10)
  await log()
  expect((await earnings()).entries).toEqual(['habit-logged: 5', 'habit-started: 5'])
})

test('an undo deletes its own log: a retry deletes no later one', async () => {
  const { act, intent, earnings } = await createKeeper(testServer)
  const [first, second] = [{ habitLogId: randomUUID() }, { habitLogId: randomUUID() }]
  expect(await act(createHabitLog, first)).toBe(200)
  expect(await act(createHabitLog, second)).toBe(200)
  expect(await intent()).toMatchObject({ idOfTodaysLog: first.habitLogId })
  expect(await act(deleteHabitLog, second)).toBe(200)
  expect((await intent()).today.state).toBe('DONE')
  expect([await act(deleteHabitLog, first), await act(deleteHabitLog, first)]).toEqual([200, 200])
  expect(await intent()).toMatchObject({ today: { state: 'PLANNED' }, idOfTodaysLog: null })
  await act(createHabitLog, second)
  expect(await act(deleteHabitLog, first)).toBe(200)
  expect(await intent()).toMatchObject({ today: { state: 'DONE' }, idOfTodaysLog: second.habitLogId })
  expect((await earnings()).entries).toEqual(['habit-logged: 5', 'habit-started: 5'])
})

test('a tick that was undone does not come back when another device repeats it', async () => {
  const { act, log, intent } = await createKeeper(testServer)
  const tick = { habitLogId: randomUUID() }
  await act(createHabitLog, tick)
  await act(deleteHabitLog)
  expect(await act(createHabitLog, tick)).toBe(200)
  expect(await intent()).toMatchObject({ today: { state: 'PLANNED' }, idOfTodaysLog: null })
  await log()
  expect((await intent()).today.state).toBe('DONE')
})

test('concurrent ticks with ids of their own are one log, which only its own undo deletes', async () => {
  const { act, intent } = await createKeeper(testServer)
  const ids = Array.from({ length: 10 }, () => randomUUID())
  await Promise.all(ids.map((habitLogId) => act(createHabitLog, { habitLogId })))
  const { idOfTodaysLog } = await intent()
  const others = ids.filter((id) => id !== idOfTodaysLog)
  expect(others).toHaveLength(9)
  await Promise.all(others.map((habitLogId) => act(deleteHabitLog, { habitLogId })))
  expect((await intent()).today.state).toBe('DONE')
  await act(deleteHabitLog, { habitLogId: idOfTodaysLog })
  expect((await intent()).today.state).toBe('PLANNED')
})

test('yesterday’s log is not mistaken for today’s, and a client without ids undoes any log', async () => {
  const { act, log, undo, intent } = await createKeeper(testServer)
  await act(createHabitLog, { habitLogId: randomUUID() })
  testServer.clock.advance(86_400_000)
  expect((await intent()).idOfTodaysLog).toBeNull()
  await log()
  expect(await intent()).toMatchObject({ today: { state: 'DONE' }, idOfTodaysLog: null })
  await undo()
  await act(createHabitLog, { habitLogId: randomUUID() })
  await undo()
  expect((await intent()).today.state).toBe('PLANNED')
})

test('yesterday is filled in with its points, only while it is yesterday, and cannot be undone', async () => {
  const { log, undo, intent, earnings, storedReminder } = await createKeeper(testServer)
  testServer.clock.set('2026-03-05T22:59:59Z')
  expect(await log('2026-03-04')).toBe(200)
  expect(await intent()).toMatchObject({
    habitLogs: [{ date: '2026-03-04' }],
    yesterday: { date: '2026-03-04', state: 'DONE' },
    today: { date: '2026-03-05', state: 'PLANNED' },
  })
  expect((await earnings()).healthPoints).toBe(10)
  expect(await storedReminder()).not.toBe('2026-03-06T11:00:00.000Z')
  expect(await undo('2026-03-04')).toEqual([409, 'habit-day-closed'])
  testServer.clock.set('2026-03-05T23:00:00Z')
  expect(await log('2026-03-04')).toEqual([409, 'habit-day-closed'])
  expect(await log('2026-03-07')).toEqual([409, 'habit-day-closed'])
  // A retry of a call that named its day does nothing else a second after midnight.
  expect(await undo('2026-03-05')).toEqual([409, 'habit-day-closed'])
})

test('before its first day nothing can be filled in', async () => {
  const { log, earnings } = await createKeeper(testServer)
  expect(await log('2026-03-03')).toEqual([409, 'habit-day-not-planned'])
  expect((await earnings()).healthPoints).toBe(5)
})

test('a day that is not planned is not logged, but stays logged when the plan changes', async () => {
  const { log, act, intent } = await createKeeper(testServer, { plan: { weekdays: ['MONDAY'] } })
  expect(await log()).toEqual([409, 'habit-day-not-planned'])
  const plan = { notificationTime: '12:00:00' }
  await act(updateHabitIntent, { ...plan, weekdays: ['WEDNESDAY'] })
  expect(await log()).toBe(200)
  await act(updateHabitIntent, { ...plan, weekdays: ['MONDAY'] })
  expect(await log()).toBe(200)
  expect((await intent()).today.state).toBe('DONE')
})

test('yesterday is planned by the weekdays that were in force then', async () => {
  const { log, act } = await createKeeper(testServer, { plan: { weekdays: ['WEDNESDAY', 'FRIDAY'] } })
  testServer.clock.set('2026-03-05T09:00:00Z')
  await act(updateHabitIntent, { weekdays: ['FRIDAY'], notificationTime: '12:00:00' })
  await act(updateHabitIntent, { weekdays: ['SUNDAY'], notificationTime: '12:00:00' })
  expect(await log('2026-03-04')).toBe(200)
})

test('a disabled habit is not logged; a new run begins without the days of the one before', async () => {
  const { log, undo, act, intent, earnings } = await createKeeper(testServer)
  await log()
  await act(disableHabitIntent)
  expect(await log()).toEqual([409, 'habit-intent-disabled'])
  expect(await undo()).toBe(200)
  expect(await intent()).toMatchObject({
    isEnabled: false,
    habitLogs: [],
    nextReminderAt: null,
    minRuntimeReachedAt: null,
  })
  testServer.clock.set('2026-03-05T09:00:00Z')
  await act(enableHabitIntent)
  expect(await intent()).toMatchObject({
    habitLogs: [],
    today: { state: 'PLANNED' },
    yesterday: { state: 'FREE' },
    minRuntimeReachedAt: '2026-04-02',
    nextReminderAt: '2026-03-05T11:00:00.000Z',
  })
  expect((await earnings()).healthPoints).toBe(10)
})

test('a habit that was begun again on the same day is ticked again, without points', async () => {
  const { log, act, intent, earnings } = await createKeeper(testServer)
  await log()
  await act(disableHabitIntent)
  await act(enableHabitIntent)
  expect((await intent()).today.state).toBe('PLANNED')
  expect(await log()).toBe(200)
  expect((await earnings()).healthPoints).toBe(10)
})

test('logs of one day bring 25 points at most, those of the day before have their own', async () => {
  const learner = await createLearner(testServer)
  const keepers = []
  for (let count = 0; count < 6; count += 1) keepers.push(await createKeeper(testServer, { learner }))
  testServer.clock.set('2026-03-05T09:00:00Z')
  for (const { log } of keepers) await log()
  const [first] = keepers
  expect((await first?.earnings())?.healthPoints).toBe(6 * 5 + 25)
  // An undone log does not make room for another log under the daily limit.
  await first?.undo()
  await keepers[5]?.undo()
  await keepers[5]?.log()
  expect((await first?.earnings())?.healthPoints).toBe(6 * 5 + 25)
  await first?.log('2026-03-04')
  expect((await first?.earnings())?.healthPoints).toBe(6 * 5 + 30)
})

test('concurrent ticks of six habits bring 25 points', async () => {
  const learner = await createLearner(testServer)
  const keepers = []
  for (let count = 0; count < 6; count += 1) keepers.push(await createKeeper(testServer, { learner }))
  await Promise.all(keepers.map(({ log }) => log()))
  expect((await keepers[0]?.earnings())?.healthPoints).toBe(6 * 5 + 25)
})

test('a habit of another person is not found by any call', async () => {
  const { app, habitIntentId, intent } = await createKeeper(testServer)
  const other = await createLearner(testServer, app)
  for (const operation of [createHabitLog, deleteHabitLog, disableHabitIntent, enableHabitIntent])
    expect((await testServer.call(operation, { habitIntentId }, other.as)).status).toBe(404)
  expect(await intent()).toMatchObject({ isEnabled: true, habitLogs: [] })
})
