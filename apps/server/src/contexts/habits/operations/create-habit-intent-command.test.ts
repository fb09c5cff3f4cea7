import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import type { InputOf } from '@wohlauf/contract/operation'
import { afterAll, describe, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { earnedBy } from '../../../testing/people/health-points.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type IntentInput = Partial<InputOf<typeof createHabitIntent>>

const createPlan = async () => {
  const learner = await createLearner(testServer)
  const habitId = await testServer.createHabit(learner.app)
  return {
    ...learner,
    habitId,
    create: (values: IntentInput = {}) =>
      testServer.call(
        createHabitIntent,
        { habitId, weekdays: ['MONDAY', 'THURSDAY'], notificationTime: '08:30:00', ...values },
        learner.as,
      ),
    intents: async () => (await testServer.call(getHabitIntents, {}, learner.as)).body,
    earnings: () => earnedBy(testServer, learner.user),
  }
}

test('starts a habit today, with a reminder at the next chosen time and five points', async () => {
  const { create, intents, earnings } = await createPlan()
  const { status, body } = await create({ trigger: '  Nach dem Frühstück ' })
  expect(status).toBe(200)
  expect(await intents()).toEqual([
    expect.objectContaining({
      habitIntentId: body.habitIntentId,
      trigger: 'Nach dem Frühstück',
      weekdays: ['MONDAY', 'THURSDAY'],
      notificationTime: '08:30:00',
      isEnabled: true,
      nextReminderAt: '2026-03-05T07:30:00.000Z',
      minRuntimeReachedAt: '2026-04-01',
    }),
  ])
  expect(await earnings()).toEqual({ healthPoints: 5, entries: ['habit-started: 5'] })
})

test('a started habit is refused and keeps its plan', async () => {
  const { create, intents, earnings } = await createPlan()
  await create()
  const before = await intents()
  const { status, refusal } = await create({ weekdays: ['SUNDAY'], notificationTime: '20:00:00' })
  expect([status, refusal]).toEqual([
    409,
    { identifier: 'habit-already-started', message: 'Diese Gewohnheit hast du bereits gestartet.' },
  ])
  expect(await intents()).toEqual(before)
  expect((await earnings()).healthPoints).toBe(5)
})

test('one of twenty concurrent calls starts it', async () => {
  const { create, intents, earnings } = await createPlan()
  expect(await callConcurrently(20, create)).toEqual({ 200: 1, 409: 19 })
  expect(await intents()).toHaveLength(1)
  expect((await earnings()).healthPoints).toBe(5)
})

test('two users can start the same habit', async () => {
  const { app, habitId, create, intents } = await createPlan()
  const other = await createLearner(testServer, app)
  await create()
  const values = { habitId, weekdays: ['MONDAY' as const], notificationTime: '12:00:00' }
  expect(await testServer.call(createHabitIntent, values, other.as).then(outcome)).toBe(200)
  expect(await intents()).toHaveLength(1)
  expect((await testServer.call(getHabitIntents, {}, other.as)).body).toHaveLength(1)
})

describe('is invalid and starts nothing:', () => {
  const time = 'Wähle eine Zeit zwischen 05:00 und 23:55 Uhr in Schritten von 5 Minuten'
  const required = 'Dieses Feld muss gefüllt sein'
  const notValid = 'Der Wert ist nicht gültig'

  test.each<[string, object, Record<string, string>]>([
    ['no weekday', { weekdays: [] }, { weekdays: 'Es muss mindestens ein Wochentag ausgewählt werden' }],
    ['an unknown weekday', { weekdays: ['MONDAY', 'MONTAG'] }, { 'weekdays.1': notValid }],
    ['a single weekday as a string', { weekdays: 'MONDAY' }, { weekdays: notValid }],
    ['no time', { notificationTime: undefined }, { notificationTime: required }],
    ['an empty time', { notificationTime: '' }, { notificationTime: required }],
    ['a time before five', { notificationTime: '04:55:00' }, { notificationTime: time }],
    ['a time between the five-minute steps', { notificationTime: '08:31:00' }, { notificationTime: time }],
    ['a time with seconds', { notificationTime: '08:30:01' }, { notificationTime: time }],
    ['midnight, as 24:00', { notificationTime: '24:00:00' }, { notificationTime: notValid }],
    ['midnight, as 00:00', { notificationTime: '00:00:00' }, { notificationTime: time }],
    ['a time that does not exist', { notificationTime: '08:60:00' }, { notificationTime: notValid }],
    ['a short time', { notificationTime: '08:30' }, { notificationTime: notValid }],
    [
      'a trigger that is too long',
      { trigger: 'x'.repeat(256) },
      { trigger: 'Der Wert darf höchstens 255 Zeichen lang sein' },
    ],
    ['no habit', { habitId: undefined }, { habitId: required }],
    ['a habit with an invalid id', { habitId: '1' }, { habitId: notValid }],
  ])('%s', async (_, values, fields) => {
    const { create, intents, earnings } = await createPlan()
    const { status, refusal } = await create(values)
    expect([status, refusal]).toEqual([
      400,
      { identifier: 'not-valid', message: 'Bitte überprüfe deine Angaben.', fields },
    ])
    expect(await intents()).toEqual([])
    expect((await earnings()).entries).toEqual([])
  })
})

describe('is accepted:', () => {
  test.each<[string, IntentInput, object]>([
    ['the earliest time', { notificationTime: '05:00:00' }, { notificationTime: '05:00:00' }],
    ['the latest time', { notificationTime: '23:55:00' }, { notificationTime: '23:55:00' }],
    ['no trigger', { trigger: null }, { trigger: null }],
    ['a trigger of spaces is stored as null', { trigger: '   ' }, { trigger: null }],
    ['the longest trigger', { trigger: 'ä'.repeat(255) }, { trigger: 'ä'.repeat(255) }],
    ['a repeated weekday, stored once', { weekdays: ['MONDAY', 'MONDAY'] }, { weekdays: ['MONDAY'] }],
  ])('%s', async (_, values, expected) => {
    const { create, intents } = await createPlan()
    expect(await create(values).then(outcome)).toBe(200)
    expect(await intents()).toEqual([expect.objectContaining(expected)])
  })
})

test('returns 404 for a habit of another app and for an unknown one', async () => {
  const { create, intents, earnings } = await createPlan()
  const foreign = await testServer.createHabit(await testServer.createApp())
  for (const habitId of [foreign, NOWHERE])
    expect(await create({ habitId }).then(outcome)).toEqual([404, 'not-found'])
  expect(await intents()).toEqual([])
  expect((await earnings()).entries).toEqual([])
})
