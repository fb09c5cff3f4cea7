import {
  downloadNutritionDiaryAsPdf,
  getNutritionDiaryForPrinting,
  getNutritionDiaryTimeline,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { button, expectSaid } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { tabTo } from '../../../../testing/focus.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { dayOf, daysAgo, diaryOf, sampleEntry } from '../../../../testing/sample-diary.ts'
import { sampleImage } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = '/ernaehrungstagebuch/drucken'

const requests = (server: FakeServer) =>
  server.callsOf(getNutritionDiaryForPrinting).map(({ input }) => input)

const days = () => [
  {
    date: daysAgo(2),
    entries: [
      sampleEntry(1, { day: daysAgo(2), time: '07:05', description: 'Müsli', meal: 'BREAKFAST' }),
      sampleEntry(2, { day: daysAgo(2), description: null, image: sampleImage }),
    ],
  },
  { date: daysAgo(1), entries: [sampleEntry(3)] },
]

const openPrint = async (server: FakeServer) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-05T11:02:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  server.on(getNutritionDiaryForPrinting, { days: days() })
  return openScreen({ server, path: PATH, user: sampleUser() })
}

const sheet = page.getByRole('article', { name: 'Druckansicht' })

test('shows the last seven days, oldest first, and prints them once the pictures are there', async ({
  server,
}) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await openPrint(server)
  await expect.element(sheet.getByText('27.02.2031 – 05.03.2031')).toBeVisible()
  await expect.poll(() => requests(server)).toEqual([{ from: '2031-02-27', to: '2031-03-05' }])
  expect(
    sheet
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['07:05 Uhr · FrühstückMüsli', '12:30 Uhr', '12:30 UhrEintrag 3'])
  await expect.element(sheet.getByRole('heading', { name: 'Montag, 3. März 2031' })).toBeVisible()
  await expectAccessible()
  await button('Drucken').click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
})

test('the same days are saved as a PDF, whose name says nothing else', async ({ server }) => {
  const fileNames: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fileNames.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await openPrint(server)
  server.on(downloadNutritionDiaryAsPdf, {})
  await button('Als PDF sichern').click()
  await expect.poll(() => fileNames).toEqual(['ernaehrungstagebuch-2031-02-27-bis-2031-03-05.pdf'])
  await expect
    .poll(() => server.callsOf(downloadNutritionDiaryAsPdf).map(({ input }) => input))
    .toEqual([{ from: '2031-02-27', to: '2031-03-05' }])
})

test('a PDF that cannot be made is reported', async ({ server }) => {
  await openPrint(server)
  server.refuse(downloadNutritionDiaryAsPdf, 'unavailable')
  await button('Als PDF sichern').click()
  await expectSaid('Wir sind gerade nicht erreichbar.')
})

test('more than fits into one PDF is refused with advice', async ({ server }) => {
  await openPrint(server)
  server.refuse(downloadNutritionDiaryAsPdf, 'too-much-to-print')
  await button('Als PDF sichern').click()
  await expectSaid('Das ist zu viel für ein PDF. Wähle weniger Tage.')
})

test('thirty days, and other days, are fetched as chosen', async ({ server }) => {
  await openPrint(server)
  await button('Letzte 30 Tage').click()
  await expect.poll(() => requests(server).at(-1)).toEqual({ from: '2031-02-04', to: '2031-03-05' })
  await button('Eigener Zeitraum').click()
  await page.getByRole('button', { name: 'Von: 04.02.2031' }).click()
  await page.getByRole('button', { name: /^3\. Februar/ }).click()
  await expect.poll(() => requests(server).at(-1)).toEqual({ from: '2031-02-03', to: '2031-03-05' })
  await expectAccessible()
})

test('more than 92 days, and an end before the beginning, are refused and not fetched', async ({
  server,
}) => {
  await openPrint(server)
  await expect.element(sheet).toBeVisible()
  await button('Eigener Zeitraum').click()
  await page.getByRole('button', { name: 'Bis: 05.03.2031' }).click()
  await page.getByRole('button', { name: 'Vorheriger Monat' }).click()
  await page.getByRole('button', { name: /^2\. Februar/ }).click()
  await expect.element(page.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible()
  expect(sheet.query()).toBeNull()
  await expect.poll(() => requests(server)).toHaveLength(1)
})

test('days without entries are shown as such', async ({ server }) => {
  await openPrint(server)
  server.on(getNutritionDiaryForPrinting, { days: [] })
  await button('Letzte 30 Tage').click()
  await expect.element(page.getByText('In diesem Zeitraum gibt es keine Einträge.')).toBeVisible()
  expect(button('Drucken').query()).toBeNull()
})

test('retries after a failure', async ({ server }) => {
  server.refuse(getNutritionDiaryForPrinting, 'unavailable')
  await openScreen({ server, path: PATH, user: sampleUser() })
  const again = button('Noch einmal versuchen')
  await expect.element(again).toBeVisible()
  server.on(getNutritionDiaryForPrinting, { days: days() })
  await again.click()
  await expect.element(sheet.getByText('Müsli')).toBeVisible()
})

test('is reached from the diary by the keyboard, and leads back', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(1), sampleEntry(1))]))
  server.on(getNutritionDiaryForPrinting, { days: days() })
  const { address } = await openScreen({ server, path: '/ernaehrungstagebuch', user: sampleUser() })
  await tabTo(page.getByRole('link', { name: 'Für die Beratung drucken' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(PATH)
  await page.getByRole('link', { name: 'Zum Tagebuch' }).click()
  await expect.poll(address).toBe('/ernaehrungstagebuch')
})
