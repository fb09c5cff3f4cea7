import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModule } from '@wohlauf/contract/modules/modules'
import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import { page, userEvent } from 'vitest/browser'
import { NO_EXAMPLES } from '../../features/onboarding/no-examples.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule, THREE_PAGES } from '../../testing/reading.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleUser } from '../../testing/samples.ts'
import { areAway, areInSight, bars, coveredRows, scrollByHand } from '../../testing/session-bars.ts'
import { expect, test } from '../../testing/test.ts'

const LONG = Array.from(
  { length: 40 },
  () => '<p>Ein Absatz mit einigen Worten, wie man ihn liest.</p>',
).join('')

const longPage = (title: string, number: number) => ({
  title,
  contentElements: [
    { contentElementId: idOf(0xd00 + number), title: 'Text', type: 'RICH_TEXT' as const, textHtml: LONG },
  ],
})

const LONG_PAGES = pagesOf(longPage('Erste Seite', 1), longPage('Zweite Seite', 2))

const leave = () => page.getByRole('link', { name: 'Schließen, du machst später hier weiter' })
const next = () => page.getByRole('button', { name: 'Weiter', exact: true })

const openLongPage = async (server: FakeServer) => {
  await page.viewport(360, 740)
  serveModule(server, moduleWith(LONG_PAGES))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Erste Seite' })).toBeVisible()
  await expect.element(page.getByText('1 von 2 · 3 Min.')).toBeVisible()
}

test.for([
  ['a page', addressIn(1)],
  ['the contents', addressIn('inhalt')],
] as const)('at rest, the bars of %s take at most 100 px of a phone', async ([, path], { server }) => {
  await page.viewport(360, 740)
  serveModule(server, moduleWith(THREE_PAGES))
  await openScreen({ server, path, user: sampleUser() })
  await expect.element(next()).toBeVisible()
  await expect.element(leave()).toBeVisible()
  await expect.poll(bars).toHaveLength(2)
  await expect.poll(coveredRows).toBeGreaterThan(88)
  expect(coveredRows()).toBeLessThanOrEqual(100)
})

test('the bars are hidden on the way down and shown on the way up and at the end', async ({ server }) => {
  await openLongPage(server)
  expect(areInSight()).toBe(true)
  scrollByHand(400)
  await expect.poll(areAway).toBe(true)
  scrollByHand(360)
  await expect.poll(areInSight).toBe(true)
  scrollByHand(600)
  await expect.poll(areAway).toBe(true)
  scrollByHand(document.documentElement.scrollHeight)
  await expect.poll(areInSight).toBe(true)
})

test('a bar that receives the focus is visible', async ({ server }) => {
  await openLongPage(server)
  scrollByHand(400)
  await expect.poll(areAway).toBe(true)
  ;(next().element() as HTMLElement).focus({ preventScroll: true })
  await expect.poll(areInSight).toBe(true)
})

test('a press shows the bars, and the scrolling that it causes does not hide them', async ({ server }) => {
  await openLongPage(server)
  scrollByHand(400)
  await expect.poll(areAway).toBe(true)
  await page.getByRole('article').click()
  await expect.poll(areInSight).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 250))
  window.scrollTo(0, 700)
  await expect.poll(() => window.scrollY).toBe(700)
  await new Promise(requestAnimationFrame)
  expect(areInSight()).toBe(true)
})

test('turning the page begins at its top, with the bars and the focus on the title', async ({ server }) => {
  await openLongPage(server)
  scrollByHand(document.documentElement.scrollHeight)
  await expect.poll(areInSight).toBe(true)
  await next().click()
  const title = page.getByRole('heading', { level: 1, name: 'Zweite Seite' })
  await expect.element(title).toHaveFocus()
  await expect.poll(() => window.scrollY).toBe(0)
  expect(areInSight()).toBe(true)
  await expect.element(page.getByText('2 von 2 · 3 Min.')).toBeVisible()
})

test('leaving leads to the start page', async ({ server }) => {
  serveModule(server, moduleWith(THREE_PAGES))
  server.on(getHabitIntents, [])
  const { address } = await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await leave().click()
  await expect.poll(address).toBe('/dashboard')
  await expect.element(page.getByRole('navigation', { name: 'Menü' })).toBeVisible()
})

test('the bar is the banner, and there are no menus', async ({ server }) => {
  await openLongPage(server)
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(page.getByRole('banner').getByRole('progressbar').query()).not.toBeNull()
  expect(page.getByRole('navigation', { name: /menü$/i }).query()).toBeNull()
  await expect.element(page.getByRole('navigation', { name: 'Umblättern' })).toBeVisible()
  await expectAccessible()
})

test('a module that does not exist can be left', async ({ server }) => {
  server.refuse(getModule, 'not-found')
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await expect.element(page.getByText('Dieses Modul gibt es hier nicht')).toBeVisible()
  await expect.element(leave()).toBeVisible()
})

test('bars are not printed', async ({ server }) => {
  await openLongPage(server)
  await emulateMedia({ type: 'print' })
  await expect.poll(() => bars().some((bar) => bar.checkVisibility())).toBe(false)
})

test('the introduction can be left for the profile, and continues at the same step', async ({ server }) => {
  await page.viewport(360, 740)
  server.on(getFeatureExamples, NO_EXAMPLES)
  server.on(getHabitIntents, [])
  server.on(getOwnSessions, [])
  server.on(getDataExport, { requestedAt: null, availableUntil: null })
  const user = sampleUser('ROLE_USER', { hasCompletedOnboarding: false })
  const { address } = await openScreen({ server, path: '/einfuehrung', user })
  const title = () => page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect.element(title()).toMatchTextContent('Wissen in kleinen Happen')
  await next().click()
  await expect.element(title()).toMatchTextContent('Kleine Schritte, die bleiben')
  await expect.poll(bars).toHaveLength(2)
  expect(coveredRows()).toBeGreaterThan(88)
  expect(coveredRows()).toBeLessThanOrEqual(100)
  await expectAccessible()
  await leave().click()
  await expect.poll(address).toBe('/profil')
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Einführung' }).click()
  await expect.element(title()).toMatchTextContent('Kleine Schritte, die bleiben')
  await expect.element(page.getByText('3 von 10')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await page.getByRole('button', { name: 'Zurück' }).click()
  await expect.element(title()).toMatchTextContent('Wissen in kleinen Happen')
})
