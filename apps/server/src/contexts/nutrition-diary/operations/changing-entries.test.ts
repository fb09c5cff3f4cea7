import {
  addImageToNutritionDiaryEntry,
  deleteImageOfNutritionDiaryEntry,
  deleteNutritionDiaryEntry,
  updateConsumedAtOfNutritionDiaryEntry,
  updateDescriptionOfNutritionDiaryEntry,
  updateMealOfNutritionDiaryEntry,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDiarist, pictureFile } from '../../../testing/people/diary.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

const createEntry = async ({ isPictured = false, description = 'Haferflocken' } = {}) => {
  const diarist = await createDiarist(testServer)
  const picture = isPictured ? { picture: await pictureFile() } : {}
  const { id } = await diarist.write({ description, ...picture })
  const nutritionDiaryEntryId = id
  return {
    ...diarist,
    id,
    shownEntry: () => diarist.entry(id),
    describe: (description?: string | null) =>
      testServer.call(
        updateDescriptionOfNutritionDiaryEntry,
        { nutritionDiaryEntryId, description },
        diarist.as,
      ),
    move: (consumedAt: string) =>
      testServer.call(
        updateConsumedAtOfNutritionDiaryEntry,
        { nutritionDiaryEntryId, consumedAt },
        diarist.as,
      ),
    label: (meal: 'LUNCH' | null) =>
      testServer.call(updateMealOfNutritionDiaryEntry, { nutritionDiaryEntryId, meal }, diarist.as),
    addPicture: async (width = 1600) =>
      testServer.call(
        addImageToNutritionDiaryEntry,
        { nutritionDiaryEntryId },
        { ...diarist.as, files: { imageFile: await pictureFile(width, 1000) } },
      ),
    dropPicture: () =>
      testServer.call(deleteImageOfNutritionDiaryEntry, { nutritionDiaryEntryId }, diarist.as),
    remove: () => testServer.call(deleteNutritionDiaryEntry, { nutritionDiaryEntryId }, diarist.as),
  }
}

const REQUIRED = { description: 'Bild oder Beschreibung ist erforderlich' }

test('the description changes; only beside a picture it may be empty', async () => {
  const { describe, shownEntry, addPicture } = await createEntry()
  expect((await describe(' Reis ')).status).toBe(200)
  expect(await shownEntry()).toMatchObject({ description: 'Reis' })
  for (const empty of [null, undefined, '', '  '])
    expect((await describe(empty)).refusal?.fields).toEqual(REQUIRED)
  expect(await shownEntry()).toMatchObject({ description: 'Reis' })
  await addPicture()
  for (const empty of [null, '', '  ']) {
    expect((await describe('Reis')).status).toBe(200)
    expect((await describe(empty)).status).toBe(200)
    expect(await shownEntry()).toMatchObject({ description: null, image: { aspectRatio: 1.6 } })
  }
})

test('the time changes by the rules of a new entry', async () => {
  const { move, shownEntry } = await createEntry()
  expect((await move('2026-02-01T07:35:00Z')).status).toBe(200)
  expect((await move('2026-03-04T09:05:00Z')).refusal?.fields).toEqual({
    consumedAt: 'Das Datum darf nicht nach dem 04.03.2026 liegen',
  })
  expect((await move('1999-01-01T00:00:00Z')).refusal?.fields).toEqual({
    consumedAt: 'Das Datum darf nicht vor dem 01.01.2000 liegen',
  })
  expect((await move('2026-03-04T08:01:00Z')).refusal?.fields).toEqual({
    consumedAt: 'Der Wert ist nicht gültig',
  })
  testServer.clock.set('2026-02-02T09:00:00Z')
  expect(await shownEntry()).toMatchObject({ consumedAt: '2026-02-01T07:35:00.000Z' })
})

test('the label is added and removed', async () => {
  const { label, shownEntry } = await createEntry()
  await label('LUNCH')
  expect(await shownEntry()).toMatchObject({ meal: 'LUNCH' })
  await label(null)
  expect(await shownEntry()).toMatchObject({ meal: null })
})

test('a new picture replaces the old one, whose bytes are deleted', async () => {
  const { addPicture, shownEntry, files } = await createEntry({ isPictured: true })
  expect((await shownEntry())?.image?.widths).toEqual([400, 800, 1200])
  expect((await addPicture(800)).status).toBe(200)
  expect((await shownEntry())?.image?.widths).toEqual([400, 800])
  expect(files()).toHaveLength(5)
  await testServer.runJobs()
  expect(files()).toHaveLength(2)
})

test('a picture is deleted with its bytes, unless it is the only content', async () => {
  const { dropPicture, shownEntry, files, describe } = await createEntry({
    isPictured: true,
    description: '',
  })
  expect((await dropPicture()).refusal).toMatchObject({ identifier: 'not-valid', fields: REQUIRED })
  await describe('Suppe')
  expect([(await dropPicture()).status, (await dropPicture()).status]).toEqual([200, 200])
  expect(await shownEntry()).toMatchObject({ description: 'Suppe', image: null })
  await testServer.runJobs()
  expect(files()).toEqual([])
})

test('an entry is deleted with its picture; its points and its tip stay', async () => {
  const { app, remove, items, files, earnings, write } = await createEntry({ isPictured: true })
  expect((await remove()).status).toBe(200)
  expect((await remove()).refusal?.identifier).toBe('not-found')
  await testServer.runJobs()
  expect([await items(), files(), (await earnings()).healthPoints]).toEqual([[], [], 5])
  await testServer.createTips(app, 1)
  const { id } = await write()
  const { items: remainingItems } = await createDiarist(testServer)
  expect((await items()).map(({ kind }) => kind)).toEqual(['TIP', 'ENTRY'])
  await testServer.call(deleteNutritionDiaryEntry, { nutritionDiaryEntryId: id }, (await createEntry()).as)
  expect([(await items()).length, await remainingItems()]).toEqual([2, []])
})

test('a deleted entry does not come back when another device repeats its creation', async () => {
  const { create, items, files, earnings, remove, id } = await createEntry()
  await remove()
  const again = { nutritionDiaryEntryId: id, picture: await pictureFile() }
  const { status, body } = await create(again)
  expect([status, body]).toEqual([200, { nutritionDiaryEntryId: id, tip: null }])
  await testServer.runJobs()
  expect([await items(), files(), (await earnings()).healthPoints]).toEqual([[], [], 5])
  // Another person's deletion says nothing about this id.
  const { create: createAsOther, items: othersItems } = await createDiarist(testServer)
  await createAsOther(again)
  expect(await othersItems()).toHaveLength(1)
})

test('a deletion wins over creations that are repeated at the same time', async () => {
  const { create, items, remove, id } = await createEntry()
  const repeat = () => create({ nutritionDiaryEntryId: id })
  const answers = await Promise.all([repeat(), remove(), repeat(), repeat(), repeat()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await items()).toEqual([])
})

test('concurrent edits and deletions leave no bytes behind', async () => {
  const { addPicture, remove, describe, files, items } = await createEntry({ isPictured: true })
  const answers = await Promise.all([addPicture(), describe('a'), addPicture(500), remove(), addPicture(600)])
  // The last of one person's three pictures may find one that waits already.
  expect(answers.every(({ status }) => [200, 404, 429].includes(status))).toBe(true)
  await testServer.runJobs()
  expect([await items(), files()]).toEqual([[], []])
})
