import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { menus } from '../learner/menu.ts'
import { expectForEverybody } from '../learner/screens.ts'

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
  await expectForEverybody(page)
  return entries
}

const closeMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** The app's version stands in the phone's menu only (specification, section 2, "Navigation"). */
const expectVersion = (page: Page, isPhone: boolean) =>
  expect(page.getByRole('menu').getByText(/^Version \d+\.\d+\.\d+$/)).toHaveCount(isPhone ? 1 : 0)

for (const style of ['default', 'wohlauf'] as const)
  test(`in the style ${style}, the menus say what there is: logged out, before the introduction, and after`, async ({
    page,
    house,
    signIn,
    isMobile,
  }) => {
    const app = await house.createApp({ style })
    await page.goto(urlOf(app, '/datenschutz'))
    await expect(menus(page)).toBeVisible()
    const outside = ['Anmelden', 'Über Wohlauf', 'Informationen']
    expect((await names(page)).sort()).toEqual(outside.toSorted())
    expect(await entriesOf(page, 'Informationen')).toEqual(LEGAL)
    await expectVersion(page, isMobile)
    await closeMenu(page)

    await signIn(await house.createUser({ app, hasCompletedOnboarding: false }))
    await page.goto(urlOf(app, '/profil'))
    await expect(menus(page).getByRole('button', { name: 'Profil' })).toBeVisible()
    expect(await names(page)).toEqual(['Einführung', 'Profil'])
    expect(await entriesOf(page, 'Profil')).toEqual(['Profil', 'Support', ...LEGAL, 'Abmelden'])
    await expectVersion(page, isMobile)

    await signIn(await house.createUser({ app }))
    await page.goto(urlOf(app, '/profil'))
    await expect(menus(page).getByRole('button', { name: 'Lernen' })).toBeVisible()
    expect(await names(page)).toEqual(['Start', 'Lernen', 'Reflektieren', 'Umsetzen', 'Profil'])
    for (const [group, entries] of [
      ['Lernen', ['Module']],
      ['Reflektieren', ['Fortschritt']],
      ['Umsetzen', ['Gewohnheiten']],
      ['Profil', ['Profil', 'Support', ...LEGAL, 'Abmelden']],
    ] as const) {
      expect(await entriesOf(page, group)).toEqual(entries)
      await closeMenu(page)
    }
  })

test('a manager is offered the profile and the texts, no support', async ({ page, house, signIn }) => {
  const user = await house.createUser({ app: await house.createApp(), role: 'ROLE_APP_MANAGER' })
  await signIn(user)
  await page.goto(urlOf(user.app, '/profil'))
  await expect(menus(page)).toBeVisible()
  expect(await names(page)).toEqual(['Profil'])
  expect(await entriesOf(page, 'Profil')).toEqual(['Profil', ...LEGAL, 'Abmelden'])
  await expect(page.getByRole('button', { name: 'Konto löschen' })).toHaveCount(0)
})
