import { getNutritionDiaryForPrinting } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { afterAll, expect, test } from 'vitest'
import { createDiarist, pictureFile } from '../../../testing/people/diary.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('a range of days, oldest first, with its pictures and without tips', async () => {
  const { app, as, create } = await createDiarist(testServer)
  await testServer.createTips(app, 1)
  for (const [consumedAt, description] of [
    ['2026-03-03T23:00:00Z', 'Mitternacht'],
    ['2026-03-03T11:00:00Z', 'Mittag'],
    ['2026-03-03T07:00:00Z', 'Morgen'],
    ['2026-03-01T22:55:00Z', 'Abend'],
    ['2026-02-28T22:55:00Z', 'Davor'],
  ] as const)
    expect((await create({ consumedAt, description })).status).toBe(200)
  await create({ consumedAt: '2026-03-01T12:00:00Z', description: '', picture: await pictureFile(900, 600) })
  const print = async (from: string, to: string) =>
    (await testServer.call(getNutritionDiaryForPrinting, { from, to }, as)).body
  expect(await print('2026-03-01', '2026-03-03')).toMatchObject({
    days: [
      {
        date: '2026-03-01',
        entries: [{ description: null, image: { widths: [400, 800, 900] } }, { description: 'Abend' }],
      },
      { date: '2026-03-03', entries: [{ description: 'Morgen' }, { description: 'Mittag' }] },
    ],
  })
  expect(await print('2026-03-02', '2026-03-02')).toEqual({ days: [] })
  expect((await print('9999-12-01', '9999-12-29')).days).toEqual([])
  expect((await print('0001-01-01', '0001-02-01')).days).toEqual([])
})

test('ninety-two days at most', async () => {
  const { as } = await createDiarist(testServer)
  const ask = (from: string, to: string) => testServer.call(getNutritionDiaryForPrinting, { from, to }, as)
  expect((await ask('2026-01-01', '2026-04-02')).status).toBe(200)
  expect((await ask('2026-01-01', '2026-04-03')).refusal).toMatchObject({
    identifier: 'not-valid',
    fields: { to: 'Auf einmal lassen sich höchstens 92 Tage drucken.' },
  })
})
