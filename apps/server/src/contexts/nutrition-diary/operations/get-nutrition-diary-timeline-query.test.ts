import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTenant } from '../../../platform/database/transaction.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { createDiarist } from '../../../testing/people/diary.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { olderDayThan, oldestDayOf } from '../timeline-ends.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

// A Wednesday, 10:00 in Berlin.
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof createDiarist>>['timeline']>>

/** "2026-03-04 (2)" for a day with two items, "2026-03-02…2026-03-03" for a gap. */
const describeItems = ({ items }: Pick<Page, 'items'>) =>
  items.map((part) =>
    part.kind === 'DAY' ? `${part.date} (${part.items.length})` : `${part.from}…${part.to}`,
  )

const noon = (day: string) => `${day}T11:00:00Z`

const writeOn = async ({ create }: Awaited<ReturnType<typeof createDiarist>>, days: readonly string[]) => {
  for (const day of days) expect((await create({ consumedAt: noon(day) })).status).toBe(200)
}

test('an empty diary has no items and no pages', async () => {
  const { timeline } = await createDiarist(testServer)
  const nothing = { items: [], nextBefore: null, oldestDay: null }
  expect([await timeline(), await timeline('2025-01-01')]).toEqual([nothing, nothing])
})

test('days come newest first with their gaps, in pages of thirty days', async () => {
  const diarist = await createDiarist(testServer)
  await writeOn(diarist, ['2026-03-03', '2026-02-27', '2026-02-03', '2026-02-02', '2025-11-20', '2025-11-20'])
  const first = await diarist.timeline()
  expect(describeItems(first)).toEqual([
    '2026-03-03 (1)',
    '2026-02-28…2026-03-02',
    '2026-02-27 (1)',
    '2026-02-04…2026-02-26',
    '2026-02-03 (1)',
  ])
  expect([first.nextBefore, first.oldestDay]).toEqual(['2026-02-03', '2025-11-20'])
  const second = await diarist.timeline('2026-02-03')
  expect(describeItems(second)).toEqual(['2026-02-02 (1)', '2025-11-21…2026-02-01'])
  // The days between the pages are empty: the next one ends with the next older item.
  expect(second.nextBefore).toBe('2025-11-21')
  const third = await diarist.timeline('2025-11-21')
  expect([describeItems(third), third.nextBefore]).toEqual([['2025-11-20 (2)'], null])
})

test('a jump to a month whose days are empty leads to the next older item', async () => {
  const diarist = await createDiarist(testServer)
  await writeOn(diarist, ['2026-03-03', '2025-03-10'])
  const page = await diarist.timeline('2025-09-01')
  expect([describeItems(page), page.nextBefore]).toEqual([['2025-03-10 (1)'], null])
  expect(describeItems(await diarist.timeline('2025-03-10'))).toEqual([])
})

test('without an entry for months, the newest page shows the last days before, with their gap until yesterday', async () => {
  const diarist = await createDiarist(testServer)
  await writeOn(diarist, ['2025-06-01', '2025-05-20'])
  expect(describeItems(await diarist.timeline())).toEqual([
    '2025-06-02…2026-03-03',
    '2025-06-01 (1)',
    '2025-05-21…2025-05-31',
    '2025-05-20 (1)',
  ])
})

test('days are Berlin days, over both changes of the clocks', async () => {
  testServer.clock.set('2026-10-26T09:00:00Z')
  const diarist = await createDiarist(testServer)
  const write = (consumedAt: string) => diarist.create({ consumedAt })
  for (const at of [
    // 23:55 and 00:00 around the long day, in summer and in winter time.
    '2026-10-24T21:55:00Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:55:00Z',
    '2026-10-25T23:00:00Z',
    // The same around the short day.
    '2026-03-28T22:55:00Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T21:55:00Z',
    '2026-03-29T22:00:00Z',
  ])
    await write(at)
  expect(describeItems(await diarist.timeline())).toEqual([
    '2026-10-26 (1)',
    '2026-10-25 (2)',
    '2026-10-24 (1)',
    '2026-03-31…2026-10-23',
  ])
  expect(describeItems(await diarist.timeline('2026-03-31'))).toEqual([
    '2026-03-30 (1)',
    '2026-03-29 (2)',
    '2026-03-28 (1)',
  ])
})

test('page by page the whole diary is read, nothing twice', async () => {
  const diarist = await createDiarist(testServer)
  const days = Array.from({ length: 12 }, (_, nth) => addDays('2026-03-04', -nth * nth))
  await writeOn(
    diarist,
    days.filter((day) => day < '2026-03-04'),
  )
  const seenDays: string[] = []
  let before: string | null | undefined
  do {
    const page: Page = await diarist.timeline(before ?? undefined)
    seenDays.push(...describeItems(page))
    before = page.nextBefore
  } while (before)
  const readDays = seenDays.flatMap((line) => (line.endsWith('(1)') ? [line.slice(0, 10)] : []))
  expect(readDays).toEqual(days.slice(1))
  // Every day between the newest and the oldest appears, once.
  const coveredDays = seenDays.reduce((sum, line) => {
    const [from = '', to = from] = line.includes('…') ? line.split('…') : [line.slice(0, 10)]
    return sum + (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  }, 0)
  expect(coveredDays).toBe(11 * 11)
})

test('tips are listed at the time when they were received', async () => {
  const diarist = await createDiarist(testServer)
  await testServer.createTips(diarist.app, 1)
  await writeOn(diarist, ['2026-01-01'])
  const { items } = await diarist.timeline()
  expect(items).toMatchObject([
    {
      kind: 'DAY',
      date: '2026-03-04',
      items: [{ kind: 'TIP', type: 'FACT', description: 'Tipp 1', receivedAt: '2026-03-04T09:00:00.000Z' }],
    },
    { kind: 'GAP', from: '2026-01-02', to: '2026-03-03' },
  ])
})

test('the ends of a timeline are those of one person, also in a transaction that sees the rows of all', async () => {
  testServer.clock.set('2026-02-10T09:00:00Z')
  const neighbour = await createDiarist(testServer)
  await testServer.createTips(neighbour.app, 1)
  await writeOn(neighbour, ['2026-02-01'])
  testServer.clock.set('2026-03-04T09:00:00Z')
  const { app, user, create } = await createDiarist(
    testServer,
    await createLearner(testServer, neighbour.app),
  )
  await create()
  const ends = await inTenant(
    testServer.pool,
    { appId: app.appId, userId: null, reach: 'app' },
    async (tx) => [await olderDayThan(tx, user.id, '2026-03-04'), await oldestDayOf(tx, user.id)],
  )
  expect(ends).toEqual([null, '2026-03-04'])
})

test.each(['0001-01-01', '9999-12-31', '2026-02-30', 'gestern'])(
  'the day %s causes no error',
  async (before) => {
    const diarist = await createDiarist(testServer)
    await writeOn(diarist, ['2026-03-03'])
    const answer = await testServer.call(getNutritionDiaryTimeline, { before }, diarist.as)
    expect(outcome(answer)).toEqual(before < '2026' || before > '9' ? expect.anything() : [400, 'not-valid'])
    expect(answer.status).toBeLessThan(500)
  },
)
