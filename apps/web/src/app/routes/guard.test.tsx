import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import { getHealthPointEntries } from '@wohlauf/contract/user-progress/user-progress'
import { FEATURES } from '@wohlauf/contract/values/features'
import { page } from 'vitest/browser'
import { NO_EXAMPLES } from '../../features/onboarding/no-examples.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** Learners' pages, with the title of the browser's tab. */
const PAGES = [
  { path: '/dashboard', title: 'Start' },
  { path: '/module', title: 'Module' },
  { path: '/dokumente', title: 'Dokumente' },
  { path: '/gewohnheiten', title: 'Gewohnheiten' },
  { path: '/fortschritt', title: 'Gesundheitspunkte' },
]
const MODULE = '/module/inhalt/00000000-0000-4000-8000-000000000000'
const newcomer = sampleUser('ROLE_USER', { hasCompletedOnboarding: false })

/** An app without content. */
const serveNothing = (server: FakeServer): void => {
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getDocuments, [])
  server.on(getHabitIntents, [])
  server.on(getHealthPointEntries, { items: [], next: null })
}

test.for([
  ...PAGES.map(({ path }) => path),
  '/default',
  '/einfuehrung',
  '/profil',
  '/support',
  MODULE,
  '/verwaltung/module',
])('logged out, %s leads to the login', async (path, { server }) => {
  const { address } = await openScreen({ server, path })
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(address()).toBe('/login')
})

test.for([...PAGES.map(({ path }) => path), '/default', MODULE])(
  'before the introduction is completed, %s leads to it',
  async (path, { server }) => {
    server.on(getFeatureExamples, NO_EXAMPLES)
    const { address } = await openScreen({ server, path, user: newcomer })
    await expect.element(page.getByRole('button', { name: 'Los geht’s' })).toBeVisible()
    expect(address()).toBe('/einfuehrung')
    expect(document.title).toBe(`Einführung · ${sampleApp.appTitle}`)
  },
)

test.for(PAGES)('the browser’s tab has a title on $path', async ({ path, title }, { server }) => {
  serveNothing(server)
  const { address } = await openScreen({ server, path, user: sampleUser() })
  await expect.poll(() => document.title).toBe(`${title} · ${sampleApp.appTitle}`)
  expect(address()).toBe(path)
})

const FOR_LEARNERS = ['/dashboard', '/module', '/dokumente', '/einfuehrung', '/login']

test.for(FOR_LEARNERS)('%s leads a manager to the modules of the app', async (path, { server }) => {
  server.on(getModulesAsManager, [])
  const user = sampleUser('ROLE_APP_MANAGER', { hasCompletedOnboarding: false })
  const { address } = await openScreen({ server, path, user })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Module' })).toBeVisible()
  expect(address()).toBe('/verwaltung/module')
})

test.for([...FOR_LEARNERS, '/verwaltung'])(
  '%s leads a sponsor’s manager to the seats',
  async (path, { server }) => {
    const user = sampleUser('ROLE_SPONSOR_MANAGER', { hasCompletedOnboarding: false })
    const { address } = await openScreen({ server, path, user })
    await expect.poll(address).toBe('/verwaltung/lizenzen-verwalten')
  },
)

test.for(FOR_LEARNERS)(
  '%s informs a sponsor’s manager when the app has no sponsors',
  async (path, { server }) => {
    const user = sampleUser('ROLE_SPONSOR_MANAGER', { hasCompletedOnboarding: false })
    const app = { ...sampleApp, appEnabledFeatures: FEATURES.filter((feature) => feature !== 'SPONSORS') }
    const { address } = await openScreen({ server, path, user, app })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Du bist angemeldet' })).toBeVisible()
    expect(address()).toBe('/default')
    await expectAccessible()
  },
)

test('the login redirects a logged-in user', async ({ server }) => {
  serveNothing(server)
  const { address } = await openScreen({ server, path: '/login', user: sampleUser() })
  await expect.poll(address).toBe('/dashboard')
})

test('a page of a disabled feature leads to the first page', async ({ server }) => {
  serveNothing(server)
  const app = { ...sampleApp, appEnabledFeatures: FEATURES.filter((feature) => feature !== 'DOCUMENTS') }
  const { address } = await openScreen({ server, path: '/dokumente', user: sampleUser(), app })
  await expect.poll(address).toBe('/dashboard')
})

test('an unknown path says so, with a link back', async ({ server }) => {
  const { address } = await openScreen({ server, path: '/gibt/es/nicht' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeVisible()
  await expect.element(page.getByText('Der genutzte Link ist leider nicht mehr gültig.')).toBeVisible()
  expect(document.title).toBe(`Nicht gefunden · ${sampleApp.appTitle}`)
  await expectAccessible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(address()).toBe('/login')
})

test('an unknown path leads a person who is logged in to the start page', async ({ server }) => {
  serveNothing(server)
  const { address } = await openScreen({ server, path: '/gibt/es/nicht', user: sampleUser() })
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect.poll(address).toBe('/dashboard')
})

test('the redirect from the root to the login keeps the query', async ({ server }) => {
  const { address } = await openScreen({ server, path: '/?von=brief&nr=7' })
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(address()).toBe('/login?von=brief&nr=7')
})
