import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import {
  createHabitLog,
  deleteHabitLog,
  getHabitIntents,
  type HabitDayState,
} from '@wohlauf/contract/habits/habits'
import { FEATURES, type Feature } from '@wohlauf/contract/values/features'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { emulateMedia } from '../../../testing/emulate-media.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { tabTo } from '../../../testing/focus.ts'
import { cutIn, writeLarge } from '../../../testing/large-text.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { asActiveModule, moduleWith, serveModule, THREE_PAGES } from '../../../testing/reading.ts'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { emptyDashboard, sampleApp, sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const begunModule = moduleWith(THREE_PAGES, { completionPercentage: 33, lastSeenModulePageIndex: 1 })
const habit = (nth: number, state: HabitDayState = 'PLANNED') =>
  sampleHabit(nth, { today: { date: '2031-03-05', state } })

type Day = { habits?: HabitDayState[]; hasReadToday?: boolean }

const serveDay = (
  server: FakeServer,
  { habits = ['PLANNED', 'PLANNED'], hasReadToday = false }: Day = {},
) => {
  serveModule(server, begunModule)
  server.on(getDashboard, { ...emptyDashboard, activeModule: asActiveModule(begunModule), hasReadToday })
  server.on(
    getHabitIntents,
    habits.map((state, index) => habit(index + 1, state)),
  )
}

const open = (server: FakeServer, { user = sampleUser(), off = [] as Feature[] } = {}) =>
  openScreen({
    server,
    path: '/dashboard',
    user,
    app: { ...sampleApp, appEnabledFeatures: FEATURES.filter((feature) => !off.includes(feature)) },
  })

const card = () => page.getByRole('region', { name: 'Heute' })
const tick = (nth: number) => card().getByRole('checkbox', { name: `Gewohnheit ${nth}, heute erledigt` })
const nextPageLink = () => card().getByRole('link', { name: 'Weiterlesen: Zweite Seite' })
const diary = () => card().getByRole('button', { name: /^Was gab es heute\?/ })
const doneButton = () => card().getByRole('button', { name: 'Für heute alles getan.' })
const greeting = () => page.getByRole('heading', { level: 1 })
const isCovered = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const uppermost = document.elementFromPoint((left + right) / 2, bottom - 2)
  return top < 0 || uppermost === null || !(element.contains(uppermost) || uppermost.contains(element))
}

test('on a phone ticks, the next page and the diary can be pressed without a scroll', async ({ server }) => {
  await page.viewport(360, 740)
  serveDay(server)
  const { address } = await open(server)
  await expect.element(tick(1)).toBeVisible()
  await document.fonts.ready
  for (const part of [tick(1), tick(2), nextPageLink(), diary()])
    expect(isCovered(part.element())).toBe(false)
  const { width, height } = tick(1).element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  expect(window.scrollY).toBe(0)
  await expectAccessible()
  await nextPageLink().click()
  await expect.poll(address).toContain('/module/inhalt/')
  await expect.element(page.getByRole('heading', { name: 'Zweite Seite' })).toBeVisible()
})

test('the greeting says what is left: habits and one page', async ({ server }) => {
  serveDay(server, { habits: ['DONE', 'PLANNED', 'FREE'] })
  await open(server)
  await expect.element(greeting()).toMatchTextContent(/^Guten \w+, Petra\. Noch 2 für heute\.$/)
  await expect.element(nextPageLink()).toBeVisible()
  await expect.element(doneButton()).not.toBeInTheDocument()
})

test('a day that is done is one line; it opens again, and an undone tick unfolds it', async ({ server }) => {
  serveDay(server, { habits: ['PLANNED'], hasReadToday: true })
  server.on(createHabitLog, () => {
    serveDay(server, { habits: ['DONE'], hasReadToday: true })
    return {}
  })
  server.on(deleteHabitLog, () => {
    serveDay(server, { habits: ['PLANNED'], hasReadToday: true })
    return {}
  })
  await open(server)
  await expect.element(greeting()).toMatchTextContent(/Noch 1 für heute\.$/)
  await expect.element(card().getByText('Heute gelesen')).toBeVisible()
  await tabTo(tick(1))
  await userEvent.keyboard(' ')
  await expect.element(doneButton()).toHaveFocus()
  await expect.element(doneButton()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(tick(1)).not.toBeInTheDocument()
  await expect.element(greeting()).toMatchTextContent(/^Guten \w+, Petra\.$/)
  await expectAccessible()

  await userEvent.keyboard('{Enter}')
  await card().getByRole('button', { name: 'Rückgängig: Gewohnheit 1' }).click()
  await expect.element(greeting()).toMatchTextContent(/Noch 1 für heute\.$/)
  await expect.element(doneButton()).not.toBeInTheDocument()
  await tick(1).click()
  await expect.element(doneButton()).toHaveAttribute('aria-expanded', 'false')
})

test('a day that is done when the page opens moves nothing', async ({ server }) => {
  await emulateMedia({ motion: 'no-preference' })
  await page.viewport(360, 740)
  serveDay(server, { habits: ['DONE', 'DONE', 'DONE'], hasReadToday: true })
  const { resume } = server.hold(
    getHabitIntents,
    [1, 2, 3].map((nth) => habit(nth, 'DONE')),
  )
  const shifts: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      shifts.push(entry.value)
  })
  await open(server)
  await expect.element(card()).toBeVisible()
  await document.fonts.ready
  observer.observe({ type: 'layout-shift' })
  resume()
  await expect.element(doneButton()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Module', exact: true })).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  observer.disconnect()
  expect(shifts.reduce((total, value) => total + value, 0)).toBeLessThan(0.05)
})

test('a person without a name is greeted without one', async ({ server }) => {
  serveDay(server)
  await open(server, { user: sampleUser('ROLE_USER', { firstName: '' }) })
  await expect.element(greeting()).toMatchTextContent(/^Guten \w+\. Noch 3 für heute\.$/)
})

test('without a diary, or without modules, their rows are missing', async ({ server }) => {
  serveDay(server)
  server.on(getDashboard, emptyDashboard)
  await open(server, { off: ['NUTRITION_DIARY'] })
  await expect.element(greeting()).toMatchTextContent(/Noch 2 für heute\.$/)
  expect(diary().elements()).toEqual([])
  expect(
    card()
      .getByRole('link', { name: /^Weiterlesen/ })
      .elements(),
  ).toEqual([])
})

test('a day without anything planned has no state, and offers the diary', async ({ server }) => {
  serveDay(server, { habits: ['FREE'] })
  server.on(getDashboard, emptyDashboard)
  await open(server)
  await expect.element(card().getByText('Heute ist nichts geplant.')).toBeVisible()
  await expect.element(diary()).toBeVisible()
  await expect.element(greeting()).toMatchTextContent(/^Guten \w+, Petra\.$/)
  await expect.element(doneButton()).not.toBeInTheDocument()
})

test('in a visit by an admin it shows the page alone', async ({ server }) => {
  serveDay(server)
  await open(server, { user: sampleUser('ROLE_USER', { isImpersonated: true }) })
  await expect.element(nextPageLink()).toBeVisible()
  expect(card().getByRole('checkbox').elements()).toEqual([])
  expect(diary().elements()).toEqual([])
  expect(server.callsOf(getHabitIntents)).toEqual([])
})

test('habits that could not be loaded can be retried, and the rest is shown', async ({ server }) => {
  serveDay(server)
  server.refuse(getHabitIntents, 'unavailable')
  await open(server)
  await expect.element(nextPageLink()).toBeVisible()
  await expect.element(greeting()).toMatchTextContent(/^Guten \w+, Petra\.$/)
  const retry = card().getByRole('button', { name: 'Gewohnheiten neu laden' })
  await expect.element(retry).toBeVisible()
  await expectAccessible()
  serveDay(server)
  await retry.click()
  await expect.element(tick(1)).toBeVisible()
  await expect.element(greeting()).toMatchTextContent(/Noch 3 für heute\.$/)
})

for (const state of ['PLANNED', 'DONE'] as const)
  test(`on a wide screen the columns end together, with habits ${state}`, async ({ server }) => {
    await page.viewport(1440, 900)
    serveDay(server, { habits: [state], hasReadToday: true })
    await open(server)
    const level = page.getByRole('region', { name: 'Dein Fortschritt' })
    await expect.element(level).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Module', exact: true })).toBeVisible()
    const [one, other] = [card().element().getBoundingClientRect(), level.element().getBoundingClientRect()]
    if (state === 'PLANNED') expect(Math.round(one.bottom)).toBe(Math.round(other.bottom))
    // The folded line spans both columns.
    else expect([one.left, one.right]).toEqual([other.left, other.right])
  })

test('text of twice the size, forced colours and less motion keep every row whole', async ({ server }) => {
  await emulateMedia({ colours: 'forced' })
  await page.viewport(360, 740)
  serveDay(server)
  await open(server)
  await expect.element(tick(1)).toBeVisible()
  writeLarge()
  expect(cutIn(card().element())).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})
