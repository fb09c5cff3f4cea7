import type { Page } from '@playwright/test'
import { expectAccessible } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, loginForm } from './login-form.ts'
import { menus } from './menu.ts'

/** Every address of the app that shows something, once one is logged in and through the introduction. */
const PAGES = [
  { path: '/dashboard', title: 'Start' },
  { path: '/module', title: 'Module' },
  { path: '/dokumente', title: 'Dokumente' },
  { path: '/gewohnheiten', title: 'Gewohnheiten' },
  { path: '/fortschritt', title: 'Gesundheitspunkte' },
]
const PROTECTED = [
  ...PAGES.map(({ path }) => path),
  '/default',
  '/einfuehrung',
  '/module/inhalt/00000000-0000-4000-8000-000000000000',
]

test('logged out, every page leads to the login', async ({ page, testServer }) => {
  const app = await testServer.demoApp('nutrition')
  for (const path of PROTECTED) {
    await page.goto(urlOf(app, path))
    await expectLogin(page)
  }
})

test('before the introduction is done, every page leads to it, except the way out', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({
    app: await testServer.demoApp('nutrition'),
    hasCompletedOnboarding: false,
  })
  await signIn(user)
  for (const path of PROTECTED) {
    await page.goto(urlOf(user.app, path))
    await expect(page).toHaveURL(/\/einfuehrung$/)
    await expect(page).toHaveTitle(`Einführung · ${user.app.title}`)
  }
  await page.goto(urlOf(user.app, '/logout'))
  await expectLogin(page)
})

test('every page says in its title where one is', async ({ page, testServer, signIn }) => {
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await signIn(user)
  for (const { path, title } of PAGES) {
    await page.goto(urlOf(user.app, path))
    await expect(page).toHaveTitle(`${title} · ${user.app.title}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  }
})

for (const { who, role, leadsTo, heading } of [
  {
    who: 'a manager',
    role: 'ROLE_APP_MANAGER' as const,
    leadsTo: /\/verwaltung\/module$/,
    heading: 'Module',
  },
  {
    who: 'a sponsor’s manager',
    role: 'ROLE_SPONSOR_MANAGER' as const,
    leadsTo: /\/default$/,
    heading: 'Du bist angemeldet',
  },
])
  test(`a page for learners leads ${who} to where they belong`, async ({ page, testServer, signIn }) => {
    const app = await testServer.createApp()
    const { sponsorId } = await testServer.createSponsor(app)
    const isOfSponsor = role === 'ROLE_SPONSOR_MANAGER'
    const user = await testServer.createUser({
      app,
      role,
      hasCompletedOnboarding: false,
      ...(isOfSponsor ? { sponsorId } : {}),
    })
    await signIn(user)
    for (const path of ['/dashboard', '/module', '/dokumente', '/einfuehrung', '/login']) {
      await page.goto(urlOf(app, path))
      await expect(page).toHaveURL(leadsTo)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await expectAccessible(page)
  })

test('an address that is no page says so, and leads back', async ({ page, testServer, watch }) => {
  watch.allow(/status of 404/)
  const app = await testServer.demoApp('nutrition')
  const answer = await page.goto(urlOf(app, '/gibt/es/nicht'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeVisible()
  await expect(page.getByText('Der genutzte Link ist leider nicht mehr gültig.')).toBeVisible()
  await expect(page).toHaveTitle(`Nicht gefunden · ${app.title}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expectLogin(page)
})

test('the way from the front door to the login keeps the query', async ({ page, testServer }) => {
  const app = await testServer.demoApp('nutrition')
  await page.goto(urlOf(app, '/?von=brief&nr=7'))
  await expect(page).toHaveURL(urlOf(app, '/login?von=brief&nr=7'))
  await expect(loginForm(page).submit).toBeVisible()
})

/** Every address that the menus offer, as they are opened one after the other. */
const offered = async (page: Page): Promise<string[]> => {
  const hrefs: string[] = []
  const keep = async (href: string | null) => void hrefs.push(href ?? '')
  for (const link of await menus(page).getByRole('link').all()) await keep(await link.getAttribute('href'))
  for (const button of await menus(page).getByRole('button').all()) {
    await button.click()
    await expect(page.getByRole('menu')).toBeVisible()
    for (const entry of await page.getByRole('menuitem').all()) await keep(await entry.getAttribute('href'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }
  return hrefs
}

const LEGAL = ['/nutzungsbedingungen', '/datenschutz', '/impressum']

for (const { who, role, hasCompletedOnboarding, expected } of [
  {
    who: 'a learner',
    role: 'ROLE_USER' as const,
    hasCompletedOnboarding: true,
    expected: [
      '/dashboard',
      '/module',
      '/dokumente',
      '/fortschritt',
      '/gewohnheiten',
      '/profil',
      '/support',
      ...LEGAL,
      '/logout',
    ],
  },
  {
    who: 'a manager',
    role: 'ROLE_APP_MANAGER' as const,
    hasCompletedOnboarding: false,
    expected: [
      '/verwaltung/module',
      '/verwaltung/gewohnheiten',
      '/verwaltung/dokumente',
      '/profil',
      ...LEGAL,
      '/logout',
    ],
  },
])
  test(`the menus offer ${who} what can be opened, and nothing else`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const user = await testServer.createUser({
      app: await testServer.demoApp('nutrition'),
      role,
      hasCompletedOnboarding,
    })
    await signIn(user)
    await page.goto(urlOf(user.app, '/default'))
    await expect(menus(page)).toBeVisible()
    expect(await offered(page)).toEqual(expected)
    for (const path of expected) {
      await page.goto(urlOf(user.app, path))
      await expect(page).toHaveURL(urlOf(user.app, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
