import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { button } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { writeLarge } from '../../../../testing/large-text.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import {
  dayOf,
  daysAgo,
  diaryOf,
  EMPTY_DIARY,
  gapOf,
  sampleEntry,
  sampleTip,
} from '../../../../testing/sample-diary.ts'
import { sampleImage } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'
import { germanDate } from '../../../../ui/time/berlin-time.ts'

const PATH = '/ernaehrungstagebuch'

const openDiary = (server: FakeServer, path = PATH) => openScreen({ server, path, user: sampleUser() })

/** The inputs of the timeline's calls. */
const requests = (server: FakeServer) => server.callsOf(getNutritionDiaryTimeline).map(({ input }) => input)

const headings = (level: 2 | 3) =>
  page
    .getByRole('main')
    .getByRole('heading', { level })
    .elements()
    .map(({ textContent }) => textContent)

const barOfButton = (): DOMRect => {
  const bar = button('Neuer Eintrag').element().parentElement
  return bar?.getBoundingClientRect() ?? new DOMRect()
}

test('an empty diary tells a story of three days', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, EMPTY_DIARY)
  await openDiary(server)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Dein Tagebuch beginnt mit einem Bissen' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'So können drei Tage aussehen' }))
    .toBeVisible()
  expect(headings(3)).toEqual(['Montag', 'Dienstag', 'Mittwoch'])
  await expect.element(button('Neuer Eintrag')).toBeInViewport({ ratio: 1 })
  await expectAccessible()
})

test('the introduction does not flash while the diary loads', async ({ server }) => {
  const { resume } = server.hold(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(1), sampleEntry(1))]))
  await openDiary(server)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ernährungstagebuch' })).toBeVisible()
  await expect.element(button('Neuer Eintrag')).toBeVisible()
  resume()
  await expect.element(page.getByText('Eintrag 1')).toBeVisible()
})

test('days are named, gaps are shown as a range, and everything is newest first', async ({ server }) => {
  server.on(
    getNutritionDiaryTimeline,
    diaryOf([
      dayOf(daysAgo(0), sampleEntry(1, { day: daysAgo(0), time: '00:00', description: 'Müsli' })),
      dayOf(
        daysAgo(1),
        sampleTip(1),
        sampleEntry(2, { meal: 'LUNCH', image: sampleImage }),
        sampleEntry(3, { time: '07:05', description: null, image: sampleImage, meal: 'BREAKFAST' }),
      ),
      dayOf(daysAgo(2), sampleEntry(4, { day: daysAgo(2) })),
      gapOf(daysAgo(6), daysAgo(3)),
      dayOf(daysAgo(7), sampleEntry(5, { day: daysAgo(7) })),
      gapOf(daysAgo(8), daysAgo(8)),
      dayOf(daysAgo(9), sampleEntry(6, { day: daysAgo(9) })),
    ]),
  )
  await openDiary(server)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ernährungstagebuch' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Heute' })).toBeVisible()
  expect(headings(2)).toEqual([
    'Heute',
    'Gestern',
    'Vorgestern',
    germanDate(daysAgo(7)),
    germanDate(daysAgo(9)),
  ])
  const yesterday = page.getByRole('region', { name: 'Gestern', exact: true }).getByRole('listitem')
  expect(yesterday.elements().map(({ textContent }) => textContent)).toEqual([
    'ÜberprüfeIsst du, weil du Hunger hast?',
    '12:30MittagessenEintrag 2',
    '07:05Frühstück',
  ])
  const range = `${germanDate(daysAgo(6))} – ${germanDate(daysAgo(3))}`
  await expect
    .element(page.getByText(`${range}An diesen Tagen wurden keine Einträge erstellt.`))
    .toBeVisible()
  await expect
    .element(page.getByText(`${germanDate(daysAgo(8))}An diesem Tag wurden keine Einträge erstellt.`))
    .toBeVisible()
  await expectAccessible()
})

test('a picture without a text says when it was taken; beside a text it is decorative', async ({
  server,
}) => {
  server.on(
    getNutritionDiaryTimeline,
    diaryOf([
      dayOf(
        daysAgo(1),
        sampleEntry(1, { image: sampleImage }),
        sampleEntry(2, { time: '07:05', description: null, image: sampleImage }),
      ),
    ]),
  )
  await openDiary(server)
  await expect.element(page.getByRole('img', { name: 'Dein Bild von 07:05 Uhr' })).toBeInTheDocument()
  expect(page.getByRole('img').elements()).toHaveLength(1)
  // The time comes first: a heading after its picture would make the picture a part of the entry before.
  const entry = page.getByRole('listitem').filter({ hasText: '07:05' }).element()
  expect([...entry.querySelectorAll('h3, img')].map(({ tagName }) => tagName)).toEqual(['H3', 'IMG'])
})

test('labels a tip by its type', async ({ server }) => {
  server.on(
    getNutritionDiaryTimeline,
    diaryOf([
      dayOf(
        daysAgo(1),
        sampleTip(1, { type: 'FACT' }),
        sampleTip(2, { type: 'CHALLENGE' }),
        sampleTip(3, { type: 'CHECK' }),
      ),
    ]),
  )
  await openDiary(server)
  for (const label of ['Fakt', 'Challenge', 'Überprüfe'])
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
})

test.for(['usual', 'large'])(
  'with %s text the bar of the button covers no entry that is scrolled to',
  async (size, { server }) => {
    if (size === 'large') writeLarge()
    await page.viewport(360, 740)
    const entries = [1, 2, 3, 4, 5, 6].map((nth) => sampleEntry(nth, { day: daysAgo(nth) }))
    server.on(
      getNutritionDiaryTimeline,
      diaryOf(entries.map((entry, index) => dayOf(daysAgo(index + 1), entry))),
    )
    await openDiary(server)
    await expect.element(page.getByText('Eintrag 6')).toBeInTheDocument()
    const top = () => barOfButton().top
    const last = page.getByRole('main').getByRole('listitem').last().element()
    const bottom = () => last.getBoundingClientRect().bottom
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(bottom).toBeLessThan(top())
    window.scrollTo(0, 0)
    // Scrolls like the page does for a new entry.
    last.scrollIntoView({ block: 'nearest' })
    await expect.poll(bottom).toBeLessThan(top())
  },
)

test('older days follow on demand; the focus stays, and the end is announced', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, ({ before }) =>
    before
      ? diaryOf([dayOf(daysAgo(35), sampleEntry(2, { day: daysAgo(35) }))])
      : diaryOf([dayOf(daysAgo(1), sampleEntry(1)), gapOf(daysAgo(34), daysAgo(2))], {
          nextBefore: daysAgo(29),
        }),
  )
  await openDiary(server)
  const more = button('Weitere anzeigen')
  await more.click()
  await expect.element(page.getByRole('heading', { name: germanDate(daysAgo(35)) })).toBeVisible()
  await expect.poll(() => requests(server)).toEqual([{}, { before: daysAgo(29) }])
  await expect.element(page.getByText('Das sind alle.')).toHaveFocus()
})

test('continues where the connection was lost', async ({ server }) => {
  server.on(
    getNutritionDiaryTimeline,
    diaryOf([dayOf(daysAgo(1), sampleEntry(1))], { nextBefore: daysAgo(29) }),
  )
  await openDiary(server)
  await expect.element(page.getByText('Eintrag 1')).toBeVisible()
  server.refuse(getNutritionDiaryTimeline, 'unavailable')
  await button('Weitere anzeigen').click()
  const again = button('Noch einmal versuchen')
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText('Eintrag 1')).toBeVisible()
  server.on(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(35), sampleEntry(2, { day: daysAgo(35) }))]))
  await again.click()
  await expect.element(page.getByText('Eintrag 2')).toBeVisible()
})

test('a diary of years can be opened at any month, and leads back to the newest entries', async ({
  server,
}) => {
  const oldestDay = '2019-11-03'
  server.on(getNutritionDiaryTimeline, ({ before }) =>
    before
      ? diaryOf([dayOf('2021-02-28', sampleEntry(2, { day: '2021-02-28' }))], { oldestDay })
      : diaryOf([dayOf(daysAgo(1), sampleEntry(1))], { oldestDay, nextBefore: daysAgo(29) }),
  )
  const { address, router } = await openDiary(server)
  const jump = page.getByRole('combobox', { name: 'Zeitraum' })
  await expect.element(jump).toHaveDisplayValue('Neueste Einträge')
  expect(jump.element().querySelectorAll('optgroup')).toHaveLength(new Date().getFullYear() - 2019 + 1)
  await jump.selectOptions('Februar 2021')
  await expect.element(page.getByRole('heading', { name: '28.02.2021' })).toBeVisible()
  await expect.poll(() => requests(server).at(-1)).toEqual({ before: '2021-03-01' })
  expect(address()).toBe(`${PATH}?bis=2021-02-28`)
  await expect.element(page.getByText('Du siehst deine Einträge bis zum 28.02.2021.')).toBeVisible()
  await expectAccessible()
  await button('Zu den neuesten').click()
  await expect.element(page.getByRole('heading', { name: 'Gestern' })).toBeVisible()
  expect(address()).toBe(PATH)
  router.history.back()
  await expect.element(page.getByRole('heading', { name: '28.02.2021' })).toBeVisible()
})

test('an address with a day that does not exist opens the newest entries', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(1), sampleEntry(1))]))
  await openDiary(server, `${PATH}?bis=2021-02-30`)
  await expect.element(page.getByRole('heading', { name: 'Gestern' })).toBeVisible()
  await expect.poll(() => requests(server)).toEqual([{}])
})

test('retries the diary after a failure', async ({ server }) => {
  server.refuse(getNutritionDiaryTimeline, 'unavailable')
  await openDiary(server)
  await expect
    .element(page.getByRole('heading', { name: 'Dein Tagebuch ist gerade nicht erreichbar' }))
    .toBeVisible()
  await expectAccessible()
  server.on(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(1), sampleEntry(1))]))
  await button('Noch einmal versuchen').click()
  await expect.element(page.getByText('Eintrag 1')).toBeVisible()
})

/** More days than fit on any screen. */
const manyDays = () =>
  Array.from({ length: 12 }, (_none, index) =>
    dayOf(daysAgo(index + 1), sampleEntry(index, { day: daysAgo(index + 1) })),
  )

test('the button for a new entry stays in view while the days scroll', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, diaryOf(manyDays()))
  await openDiary(server)
  for (const [width, height] of [
    [360, 740],
    [820, 900],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(page.getByText('Eintrag 11')).toBeVisible()
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect.element(button('Neuer Eintrag')).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone it has a bar from edge to edge, which covers no part of a line alone', async ({
  server,
}) => {
  await page.viewport(360, 740)
  server.on(getNutritionDiaryTimeline, diaryOf(manyDays()))
  await openDiary(server)
  await expect.element(page.getByText('Eintrag 11')).toBeVisible()
  const { left, right, top, bottom } = barOfButton()
  expect([left, right]).toEqual([0, document.documentElement.clientWidth])
  const tabs = document.querySelector('nav')?.getBoundingClientRect()
  expect(bottom).toBe(tabs?.top)
  for (const x of [left + 2, right - 2])
    expect(document.elementFromPoint(x, (top + bottom) / 2)?.textContent).toBe('Neuer Eintrag')
})

test('it covers nothing at the end of the page', async ({ server }) => {
  await page.viewport(360, 740)
  server.on(getNutritionDiaryTimeline, diaryOf(manyDays(), { nextBefore: daysAgo(29) }))
  await openDiary(server)
  const more = button('Weitere anzeigen')
  await expect.element(more).toBeVisible()
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  expect(more.element().getBoundingClientRect().bottom).toBeLessThan(barOfButton().top)
})

test('while an admin views the account, nothing is fetched and nothing is shown', async ({ server }) => {
  for (const path of [PATH, `${PATH}/drucken`]) {
    await openScreen({ server, path, user: sampleUser('ROLE_USER', { isImpersonated: true }) })
    await expect.element(page.getByRole('heading', { name: 'Dieses Tagebuch ist privat' })).toBeVisible()
  }
  expect(requests(server)).toEqual([])
  await expectAccessible()
})

test('is fetched again when the tab is visible again', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(1), sampleEntry(1))]))
  await openDiary(server)
  await expect.element(page.getByText('Eintrag 1')).toBeVisible()
  server.on(getNutritionDiaryTimeline, diaryOf([dayOf(daysAgo(1), sampleEntry(2))]))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Eintrag 2')).toBeVisible()
})
