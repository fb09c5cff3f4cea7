import { randomUUID } from 'node:crypto'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDiarist, pictureFile } from '../../../testing/people/diary.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

// A Wednesday, 10:00 in Berlin.
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

test('an entry has a description, a picture, or both, and a label if wanted', async () => {
  const { create, write, entry } = await createDiarist(testServer)
  const { id } = await write({ description: '  Haferflocken \n', meal: 'BREAKFAST' })
  expect(await entry(id)).toEqual({
    kind: 'ENTRY',
    nutritionDiaryEntryId: id,
    consumedAt: '2026-03-04T09:00:00.000Z',
    description: 'Haferflocken',
    meal: 'BREAKFAST',
    image: null,
  })
  const pictureAnswer = await write({ description: '', picture: await pictureFile() })
  expect(await entry(pictureAnswer.id)).toMatchObject({
    description: null,
    meal: null,
    image: { widths: [400, 800, 1200], alternativeText: '' },
  })
  const { status, refusal } = await create({ description: '  ' })
  expect([status, refusal?.fields]).toEqual([400, { description: 'Bild oder Beschreibung ist erforderlich' }])
})

test.each([
  ['2026-03-04T09:00:00Z', null],
  // A clock that is ahead by less than a minute.
  ['2026-03-04T09:05:00Z', 'Das Datum darf nicht nach dem 04.03.2026 liegen'],
  ['2026-03-04T09:01:00Z', 'Der Wert ist nicht gültig'],
  ['1999-12-31T23:00:00Z', null],
  ['1999-12-31T22:55:00Z', 'Das Datum darf nicht vor dem 01.01.2000 liegen'],
])('an entry of %s: %s', async (consumedAt, message) => {
  const { create } = await createDiarist(testServer)
  const { status, refusal } = await create({ consumedAt })
  expect([status, refusal?.fields?.consumedAt ?? null]).toEqual([message ? 400 : 200, message])
})

test('clocks may differ by a minute', async () => {
  const { create } = await createDiarist(testServer)
  testServer.clock.set('2026-03-04T08:59:00Z')
  expect((await create({ consumedAt: '2026-03-04T09:00:00Z' })).status).toBe(200)
  testServer.clock.set('2026-03-04T08:58:59.999Z')
  expect((await create({ consumedAt: '2026-03-04T09:00:00Z' })).status).toBe(400)
})

test('a retry gets the same answer, with its tip, and stores nothing twice; other content is a conflict', async () => {
  const diarist = await createDiarist(testServer)
  const { app, create, items, files, earnings } = diarist
  await testServer.createTips(app, 3)
  const input = { nutritionDiaryEntryId: randomUUID(), picture: await pictureFile() }
  const first = await create(input)
  expect(first.body.tip).toMatchObject({ kind: 'TIP', description: 'Tipp 1' })
  testServer.clock.advance(60_000)
  const again = await create({ ...input, consumedAt: '2026-03-04T09:00:00Z' })
  expect(again.body).toEqual(first.body)
  await testServer.runJobs()
  expect([(await items()).length, files().length]).toEqual([2, 3])
  expect(await earnings()).toEqual({ healthPoints: 5, entries: ['diary-entry-created: 5'] })
  for (const other of [
    { consumedAt: '2026-03-04T08:55:00Z' },
    { description: 'Reis' },
    { meal: 'SNACK' as const },
  ])
    expect((await create({ ...input, consumedAt: '2026-03-04T09:00:00Z', ...other })).status).toBe(409)
  const { picture: _, ...withoutPicture } = input
  expect((await create({ ...withoutPicture, consumedAt: '2026-03-04T09:00:00Z' })).status).toBe(409)
  await testServer.runJobs()
  expect([(await items()).length, files().length]).toEqual([2, 3])
})

test('one of ten concurrent entries with the same id is stored, with one tip and points for one', async () => {
  const { app, create, items, earnings } = await createDiarist(testServer)
  await testServer.createTips(app, 3)
  const input = { nutritionDiaryEntryId: randomUUID() }
  expect(await callConcurrently(10, () => create(input))).toEqual({ 200: 10 })
  expect((await items()).map(({ kind }) => kind)).toEqual(['TIP', 'ENTRY'])
  expect((await earnings()).healthPoints).toBe(5)
})

test('two people may use the same id independently', async () => {
  const [one, other] = [await createDiarist(testServer), await createDiarist(testServer)]
  const neighbour = await createDiarist(testServer, {
    ...other.learner,
    app: one.app,
    ...(await (async () => {
      const user = await testServer.createUser({ app: one.app })
      return { user, as: { token: await testServer.signIn(user), host: one.app.host } }
    })()),
  })
  const nutritionDiaryEntryId = randomUUID()
  expect((await one.create({ nutritionDiaryEntryId })).status).toBe(200)
  expect((await neighbour.create({ nutritionDiaryEntryId, description: 'Reis' })).status).toBe(200)
  expect(await one.entry(nutritionDiaryEntryId)).toMatchObject({ description: 'Haferflocken' })
  expect(await neighbour.entry(nutritionDiaryEntryId)).toMatchObject({ description: 'Reis' })
})

test('three entries of a Berlin day earn points, however many are created, deleted or sent concurrently', async () => {
  const { create, earnings } = await createDiarist(testServer)
  expect(await callConcurrently(8, () => create())).toEqual({ 200: 8 })
  expect((await earnings()).healthPoints).toBe(15)
  // The day of creation counts, not the day it is about.
  expect((await create({ consumedAt: '2026-03-03T09:00:00Z' })).status).toBe(200)
  expect((await earnings()).healthPoints).toBe(15)
  testServer.clock.set('2026-03-04T23:00:00Z')
  expect((await create()).status).toBe(200)
  expect((await earnings()).healthPoints).toBe(20)
})

test('the operation needs the consent', async () => {
  const { user, create } = await createDiarist(testServer)
  await testServer.adminPool.query('UPDATE app_user SET health_consent_version = NULL WHERE id = $1', [
    user.id,
  ])
  const { status, refusal } = await create()
  expect([status, refusal?.identifier]).toEqual([403, 'health-consent-required'])
  expect(createNutritionDiaryEntry.isOwnersOnly).toBe(true)
})
