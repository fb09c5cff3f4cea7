import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { menus } from '../learner/menu.ts'

const LEGAL = ['Nutzungsbedingungen', 'Datenschutz', 'Impressum']

/** The names in the menus' bar, as they stand. */
const names = async (page: Page): Promise<string[]> =>
  (await menus(page).getByRole('link').or(menus(page).getByRole('button')).allTextContents()).map((name) =>
    name.trim(),
  )

const entriesOf = async (page: Page, group: string): Promise<string[]> => {
  await menus(page).getByRole('button', { name: group }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  const entries = await page.getByRole('menuitem').allTextContents()
  await expectAccessible(page, 'nav')
  await expectNoSidewaysScroll(page)
  return entries
}

const closeMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** The app's version stands in the phone's menu only (specification, section 2, "Navigation"). */
const expectVersion = (page: Page, isPhone: boolean) =>
  expect(page.getByRole('menu').getByText(/^Version \d+\.\d+\.\d+$/)).toHaveCount(isPhone ? 1 : 0)

type State = {
  when: string
  /** Null: nobody is logged in. */
  hasCompletedOnboarding: boolean | null
  bar: string[]
  menus: Record<string, string[]>
}

const ACCOUNT = ['Profil', 'Support', ...LEGAL, 'Abmelden']

const STATES: readonly State[] = [
  {
    when: 'logged out',
    hasCompletedOnboarding: null,
    bar: ['Anmelden', 'Informationen', 'Über Wohlauf'],
    menus: { Informationen: LEGAL },
  },
  {
    when: 'before the introduction',
    hasCompletedOnboarding: false,
    bar: ['Einführung', 'Profil'],
    menus: { Profil: ACCOUNT },
  },
  {
    when: 'after the introduction',
    hasCompletedOnboarding: true,
    bar: ['Lernen', 'Profil', 'Reflektieren', 'Start', 'Umsetzen'],
    menus: {
      Lernen: ['Module', 'Dokumente'],
      Reflektieren: ['Fortschritt'],
      Umsetzen: ['Gewohnheiten'],
      Profil: ACCOUNT,
    },
  },
]

for (const style of ['default', 'wohlauf'] as const)
  for (const { when, hasCompletedOnboarding, bar, menus: expected } of STATES)
    test(`in the style ${style}, ${when}, the menus say what there is`, async ({
      page,
      testServer,
      signIn,
      isMobile,
    }) => {
      const app = await testServer.createApp({ style })
      if (hasCompletedOnboarding !== null)
        await signIn(await testServer.createUser({ app, hasCompletedOnboarding }))
      await page.goto(urlOf(app, '/datenschutz'))
      await expect(menus(page)).toBeVisible()
      expect((await names(page)).sort()).toEqual(bar)
      for (const [group, entries] of Object.entries(expected)) {
        expect(await entriesOf(page, group)).toEqual(entries)
        if (['Profil', 'Informationen'].includes(group)) await expectVersion(page, isMobile)
        await closeMenu(page)
      }
    })

test('a manager is offered the management, the profile and the texts, no support', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({ app: await testServer.createApp(), role: 'ROLE_APP_MANAGER' })
  await signIn(user)
  await page.goto(urlOf(user.app, '/profil'))
  await expect(menus(page)).toBeVisible()
  expect(await names(page)).toEqual(['Verwaltung', 'Profil'])
  expect(await entriesOf(page, 'Verwaltung')).toEqual(['Module', 'Gewohnheiten', 'Dokumente'])
  await closeMenu(page)
  expect(await entriesOf(page, 'Profil')).toEqual(['Profil', ...LEGAL, 'Abmelden'])
  await expect(page.getByRole('button', { name: 'Konto löschen' })).toHaveCount(0)
})

test('a menu opens with the focus on its first entry, so that no key is lost', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await page.goto(urlOf(user.app, '/profil'))
  const button = menus(page).getByRole('button', { name: 'Profil' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  // In the very moment of the press, before any timer.
  const focused = await button.evaluate((element: HTMLElement) => {
    element.click()
    return new Promise((resolve) => queueMicrotask(() => resolve(document.activeElement?.textContent)))
  })
  expect(focused).toBe('Profil')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Support' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support$/)
})

test('a menu that is pressed while its code is on the way opens, by touch and by keyboard', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  const code = /\/(header|bar)-menu-[^/]*\.js$/
  const button = menus(page).getByRole('button', { name: 'Informationen' })
  const entry = page.getByRole('menuitem', { name: 'Impressum' })
  for (const { down, up } of [
    { down: () => page.mouse.down(), up: () => page.mouse.up() },
    { down: () => page.keyboard.down('Space'), up: () => page.keyboard.up('Space') },
  ]) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(code, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(urlOf(app, '/login'))
    await button.hover()
    await button.focus()
    await down()
    const arrived = page.waitForResponse(code)
    release()
    await (await arrived).finished()
    await up()
    await expect(entry).toBeVisible()
    await page.unroute(code)
  }
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
})
