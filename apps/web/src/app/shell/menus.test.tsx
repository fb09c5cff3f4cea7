import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'

const menus = () => page.getByRole('navigation', { name: /menü$|^Verwaltung$/i })

/** Every address in the menus, opened one after the other. */
const offeredEntries = async (): Promise<(string | null)[]> => {
  const hrefs = menus()
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  for (const { textContent } of menus().getByRole('button').elements()) {
    await menus()
      .getByRole('button', { name: textContent ?? '' })
      .click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    for (const entry of page.getByRole('menuitem').elements()) hrefs.push(entry.getAttribute('href'))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  }
  return hrefs
}

const LEGAL = ['/nutzungsbedingungen', '/datenschutz', '/impressum']
const SIZES = [
  { size: 'a phone', width: 360, height: 740 },
  { size: 'a wide screen', width: 1440, height: 900 },
]

type Person = {
  who: string
  user: SessionUser
  expected: string[]
  /** Set where phones differ: a learner's menus are pages there. */
  expectedOnPhone?: string[]
}

const PEOPLE: Person[] = [
  {
    who: 'a learner',
    user: sampleUser(),
    expected: [
      '/dashboard',
      '/module',
      '/blog',
      '/dokumente',
      '/literaturliste',
      '/ernaehrungstagebuch',
      '/fortschritt',
      '/ziele',
      '/erfahrungsberichte',
      '/rezepte',
      '/gewohnheiten',
      '/profil',
      '/gemerkt',
      '/support',
      ...LEGAL,
      '/logout',
    ],
    expectedOnPhone: [
      '/dashboard',
      '/lernen',
      '/reflektieren',
      '/umsetzen',
      '/profil',
      '/gemerkt',
      '/support',
      ...LEGAL,
      '/logout',
    ],
  },
  {
    who: 'a newcomer',
    user: sampleUser('ROLE_USER', { hasCompletedOnboarding: false }),
    expected: ['/einfuehrung', '/profil', '/support', ...LEGAL, '/logout'],
  },
  {
    who: 'a manager',
    user: sampleUser('ROLE_APP_MANAGER', { hasCompletedOnboarding: false }),
    expected: [
      '/verwaltung/uebersicht',
      '/verwaltung/module',
      '/verwaltung/blog',
      '/verwaltung/dokumente',
      '/verwaltung/rezepte',
      '/verwaltung/erfahrungsberichte',
      '/verwaltung/literaturverzeichnis',
      '/verwaltung/gewohnheiten',
      '/verwaltung/ernaehrungstagebuch',
      '/verwaltung/ziele',
      '/verwaltung/rueckmeldungen',
      '/verwaltung/sponsoren',
      '/profil',
      ...LEGAL,
      '/logout',
    ],
  },
]

for (const { size, width, height } of SIZES)
  test.for(PEOPLE)(
    `on ${size} the menus offer $who the available pages, and nothing else`,
    async (person, { server }) => {
      await page.viewport(width, height)
      await openScreen({ server, path: NOWHERE, user: person.user })
      await expect.element(page.getByRole('button', { name: 'Profil' })).toBeVisible()
      // The rail beside the page is loaded separately.
      if (width > 360 && person.user.isAppManager)
        await expect.element(menus().getByRole('link', { name: 'Übersicht' })).toBeVisible()
      expect(await offeredEntries()).toEqual((width === 360 && person.expectedOnPhone) || person.expected)
    },
  )

test('while the hand is near, the entries of a menu are rendered unseen; Tab stays among them', async ({
  server,
}) => {
  await openScreen({ server, path: NOWHERE, user: sampleUser() })
  const opener = page.getByRole('button', { name: 'Profil' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.hover()
  const entries = () => [...document.querySelectorAll('[role="menuitem"]')]
  await expect.poll(entries).not.toEqual([])
  expect(page.getByRole('menu').query()).toBeNull()
  const prepared = entries()
  await opener.click()
  await expect.element(page.getByRole('menuitem', { name: 'Profil' })).toHaveFocus()
  expect(entries()).toEqual(prepared)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('menuitem', { name: 'Abmelden' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('menuitem', { name: 'Profil' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a menu opens with the focus on its first entry, the arrow key moves it, and Enter opens the page', async ({
  server,
}) => {
  const { address } = await openScreen({ server, path: NOWHERE, user: sampleUser() })
  const opener = page.getByRole('button', { name: 'Profil' })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Profil' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Gemerkt' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Support' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/support')
})
