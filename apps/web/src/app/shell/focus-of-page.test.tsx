import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getModule } from '@wohlauf/contract/modules/modules'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { findAsManager } from '@wohlauf/contract/overview/find'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { page, userEvent } from 'vitest/browser'
import { openAsManager } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { openScreen } from '../../testing/open-screen.tsx'
import { addressIn, moduleWith, serveModule, THREE_PAGES } from '../../testing/reading.ts'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const main = () => page.getByRole('main')

/** A page that is long enough to be scrolled. */
const openSupport = async (server: FakeServer) => {
  await page.viewport(1440, 500)
  server.on(getDashboard, emptyDashboard)
  server.on(getDocuments, [])
  server.on(getHabitIntents, [])
  const screen = await openScreen({ server, path: '/support', user: sampleUser() })
  await expect.element(heading('Wie können wir dir helfen?')).toBeVisible()
  return screen
}

test('a page that is opened first leaves the focus to the browser', async ({ server }) => {
  await openSupport(server)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(document.body)
})

test('a link, a redirect, and the way back and forward end at the page’s heading', async ({ server }) => {
  const { router } = await openSupport(server)
  await page.getByRole('button', { name: 'Lernen' }).click()
  await page.getByRole('menuitem', { name: 'Dokumente' }).click()
  await expect.element(heading('Dokumente')).toHaveFocus()
  await router.navigate({ href: '/default' })
  await expect.element(heading(/^Guten /)).toHaveFocus()
  router.history.back()
  await expect.element(heading('Dokumente')).toHaveFocus()
  router.history.go(-1)
  await expect.element(heading('Wie können wir dir helfen?')).toHaveFocus()
  router.history.forward()
  await expect.element(heading('Dokumente')).toHaveFocus()
  await router.navigate({ href: '/gibt-es-nicht' })
  await expect.element(heading('Nicht gefunden')).toHaveFocus()
})

test('the heading shows no ring, and does not scroll the page', async ({ server }) => {
  const { router } = await openSupport(server)
  const before = document.documentElement.scrollHeight - innerHeight
  expect(before).toBeGreaterThan(100)
  scrollTo({ top: 100, behavior: 'instant' })
  // The router remembers a position shortly after it.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await router.navigate({ href: '/dokumente' })
  await expect.element(heading('Dokumente')).toHaveFocus()
  await userEvent.keyboard('{Shift}')
  expect(getComputedStyle(heading('Dokumente').element()).outlineStyle).toBe('none')
  router.history.back()
  await expect.element(heading('Wie können wir dir helfen?')).toHaveFocus()
  await expect.poll(() => scrollY).toBe(100)
})

test('the list of places to jump to ends at the heading', async ({ server }) => {
  server.on(getModulesAsManager, [])
  server.on(getHabitsAsManager, [])
  server.on(findAsManager, { results: [] })
  await openAsManager(server, '/verwaltung/module')
  await expect.element(page.getByRole('button', { name: 'Springen zu' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Springen zu' }).fill('gewohn')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading('Gewohnheiten')).toHaveFocus()
})

/** Follows a link to a module whose answer the test holds back. */
const openHeldModule = async (server: FakeServer) => {
  const { router } = await openSupport(server)
  const module = moduleWith(THREE_PAGES)
  serveModule(server, module)
  const held = server.hold(getModule, module)
  await router.navigate({ href: addressIn(1) })
  await expect.element(main()).toHaveFocus()
  return held
}

test('a heading that comes later has the focus then; until then the page says that it is loading', async ({
  server,
}) => {
  const { resume } = await openHeldModule(server)
  await expect.element(main()).toHaveAccessibleName('Wird geladen')
  resume()
  await expect.element(heading('Erste Seite')).toHaveFocus()
  await expect.element(main()).not.toHaveAttribute('aria-label')
})

test('a heading that comes later takes the focus from nothing that was focused meanwhile', async ({
  server,
}) => {
  const { resume } = await openHeldModule(server)
  const leave = page.getByRole('link', { name: /^Schließen/ })
  await expect.element(leave).toBeVisible()
  ;(leave.element() as HTMLElement).focus()
  resume()
  await expect.element(heading('Erste Seite')).toBeVisible()
  await expect.element(main()).not.toHaveAttribute('aria-label')
  await expect.element(leave).toHaveFocus()
})

test('a heading that is replaced gives the focus to the one after it', async ({ server }) => {
  const { router } = await openSupport(server)
  server.refuse(getDocuments, 'internal-error')
  await router.navigate({ href: '/dokumente' })
  const failure = heading('Die Dokumente sind gerade nicht erreichbar')
  await expect.element(failure).toHaveFocus()
  server.on(getDocuments, [])
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(heading('Dokumente')).toHaveFocus()
})

test('the link to the content leads to the heading', async ({ server }) => {
  await openSupport(server)
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Zum Inhalt' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Wie können wir dir helfen?')).toHaveFocus()
})

test('the admin site’s links end at the heading', async ({ server }) => {
  server.on(getAppsAsAdmin, [])
  await openAdminScreen(server, ADMIN_ROUTES['admin-user-management-user-list'].path)
  await page.getByRole('link', { name: 'Apps' }).click()
  await expect.element(heading('Apps')).toHaveFocus()
})
