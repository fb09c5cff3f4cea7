import {
  deleteNutritionDiaryEntry,
  updateConsumedAtOfNutritionDiaryEntry,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { afterAll, expect, test } from 'vitest'
import { createDiarist } from '../../testing/people/diary.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** A diarist whose session outlasts weeks, and the tips by their numbers. */
const createWeeks = async (countOfTips: number) => {
  const first = await createDiarist(testServer)
  const ids = await testServer.createTips(first.app, countOfTips)
  const at = async (time: string) => {
    testServer.clock.set(time)
    const token = await testServer.signIn(first.user)
    return createDiarist(testServer, { ...first.learner, as: { ...first.as, token } })
  }
  return {
    ...first,
    ids,
    at,
    /** Creates an entry at a time. @returns the number of the tip it brings; null without one */
    write: async (time: string, consumedAt?: string) => {
      const { tipId } = await (await at(time)).write(consumedAt ? { consumedAt } : {})
      return tipId ? ids.indexOf(tipId) + 1 : null
    },
  }
}

test('the first entry brings the first tip, later ones after two days and two entries', async () => {
  const { write } = await createWeeks(3)
  const broughtTips: (number | null)[] = []
  for (const time of [
    '2026-03-02T08:00:00Z', // the first entry: tip 1
    '2026-03-02T12:00:00Z', // the same day
    '2026-03-03T08:00:00Z', // one day
    '2026-03-04T08:00:00Z', // two days: tip 2
    '2026-03-05T22:59:00Z', // one day
    '2026-03-05T23:00:00Z', // midnight in Berlin, so two days and two entries: tip 3
    '2026-03-20T08:00:00Z', // no tip is left
  ])
    broughtTips.push(await write(time))
  expect(broughtTips).toEqual([1, null, null, 2, null, 3, null])
})

test('two days without two entries bring none, and two entries without two days neither', async () => {
  const { write } = await createWeeks(2)
  expect(await write('2026-03-02T08:00:00Z')).toBe(1)
  expect(await write('2026-03-12T08:00:00Z')).toBeNull()
  expect(await write('2026-03-12T09:00:00Z')).toBe(2)
})

test.each([
  ['the short day', '2026-03-28', '2026-03-29', '2026-03-30'],
  ['the long day', '2026-10-24', '2026-10-25', '2026-10-26'],
])('over %s', async (_, before, change, after) => {
  const { write } = await createWeeks(2)
  expect(await write(`${before}T21:30:00Z`)).toBe(1)
  expect(await write(`${change}T12:00:00Z`)).toBeNull()
  expect(await write(`${change}T20:55:00Z`)).toBeNull()
  // The time is half past midnight two days later, in summer and in winter time.
  expect(await write(`${change}T23:30:00Z`)).toBe(2)
  expect(await write(`${after}T12:00:00Z`)).toBeNull()
})

test('entries count by their creation: back-dated ones too, moved ones not again, deleted ones not at all', async () => {
  const { write, at } = await createWeeks(3)
  expect(await write('2026-03-02T08:00:00Z')).toBe(1)
  // The entry is about a time before the tip, but was created after it.
  expect(await write('2026-03-04T08:00:00Z', '2026-01-01T08:00:00Z')).toBeNull()
  const diarist = await at('2026-03-04T09:00:00Z')
  const { items, act } = diarist
  const entries = (await items()).filter(({ kind }) => kind === 'ENTRY')
  expect(entries).toHaveLength(1)
  const older = (await diarist.timeline('2026-02-01')).items.flatMap((part) =>
    part.kind === 'DAY' ? part.items : [],
  )
  const [backDated] = older
  if (backDated?.kind !== 'ENTRY') throw new Error('the entry is gone')
  const { nutritionDiaryEntryId } = backDated
  await act(updateConsumedAtOfNutritionDiaryEntry, {
    nutritionDiaryEntryId,
    consumedAt: '2026-03-04T08:00:00Z',
  })
  await act(deleteNutritionDiaryEntry, { nutritionDiaryEntryId })
  expect(await write('2026-03-05T08:00:00Z')).toBeNull()
  expect(await write('2026-03-05T09:00:00Z', '2026-02-01T08:00:00Z')).toBe(2)
})

test('a diary emptied on the same day does not begin again', async () => {
  const { at, write } = await createWeeks(2)
  expect(await write('2026-03-02T08:00:00Z')).toBe(1)
  const { items, act } = await at('2026-03-02T09:00:00Z')
  for (const item of await items())
    if (item.kind === 'ENTRY')
      await act(deleteNutritionDiaryEntry, { nutritionDiaryEntryId: item.nutritionDiaryEntryId })
  expect(await write('2026-03-02T10:00:00Z')).toBeNull()
  expect((await items()).map(({ kind }) => kind)).toEqual(['ENTRY', 'TIP'])
})

test('tips published later begin with the next entry', async () => {
  const { write, app } = await createWeeks(1)
  await testServer.adminPool.query('UPDATE nutrition_diary_tip SET is_enabled = false WHERE app_id = $1', [
    app.appId,
  ])
  expect(await write('2026-03-02T08:00:00Z')).toBeNull()
  await testServer.adminPool.query('UPDATE nutrition_diary_tip SET is_enabled = true WHERE app_id = $1', [
    app.appId,
  ])
  expect(await write('2026-03-02T09:00:00Z')).toBe(1)
})

test('a tip stands above the entry that brought it, also when that is a moment ahead of the server’s clock', async () => {
  const { at } = await createWeeks(1)
  const { create, items } = await at('2026-03-02T07:59:30Z')
  await create({ consumedAt: '2026-03-02T08:00:00Z' })
  expect((await items()).map(({ kind }) => kind)).toEqual(['TIP', 'ENTRY'])
})
