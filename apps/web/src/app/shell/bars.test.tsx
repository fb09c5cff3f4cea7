import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { FEATURES } from '@wohlauf/contract/values/features'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'
const LEGAL = ['Nutzungsbedingungen', 'Datenschutz', 'Impressum']
const ACCOUNT = ['Profil', 'Support', ...LEGAL, 'Abmelden']

const bar = () => page.getByRole('navigation', { name: /menü$/i })
const textsOf = (elements: (HTMLElement | SVGElement)[]) =>
  elements.map((element) => element.textContent?.trim())

/** A learner's menus; on a phone they are pages. */
const OF_LEARNERS = ['Lernen', 'Reflektieren', 'Umsetzen']

/** The names in the bar, and the entries of each menu. */
const offeredEntries = async () => {
  const groups = textsOf(bar().getByRole('button').elements())
  const menus: Record<string, unknown> = {}
  for (const group of groups) {
    await bar()
      .getByRole('button', { name: group ?? '' })
      .click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    menus[group ?? ''] = textsOf(page.getByRole('menuitem').elements())
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  }
  return { bar: [...textsOf(bar().getByRole('link').elements()), ...groups].sort(), menus }
}

const STATES = [
  {
    when: 'logged out',
    user: null,
    expected: { bar: ['Anmelden', 'Informationen', 'Über Wohlauf'], menus: { Informationen: LEGAL } },
  },
  {
    when: 'before the introduction',
    user: sampleUser('ROLE_USER', { hasCompletedOnboarding: false }),
    expected: { bar: ['Einführung', 'Profil'], menus: { Profil: ACCOUNT } },
  },
  {
    when: 'after the introduction',
    user: sampleUser(),
    expected: {
      bar: ['Lernen', 'Profil', 'Reflektieren', 'Start', 'Umsetzen'],
      menus: {
        Lernen: ['Module', 'Blog', 'Dokumente', 'Literaturliste'],
        Reflektieren: ['Ernährungstagebuch', 'Fortschritt', 'Ziele', 'Erfahrungsberichte'],
        Umsetzen: ['Rezepte', 'Gewohnheiten'],
        Profil: ['Profil', 'Gemerkt', 'Support', ...LEGAL, 'Abmelden'],
      },
    },
  },
  {
    when: 'as a manager',
    user: sampleUser('ROLE_APP_MANAGER'),
    expected: {
      bar: ['Profil', 'Verwaltung'],
      menus: {
        Verwaltung: [
          'Übersicht',
          'Module',
          'Blog',
          'Dokumente',
          'Rezepte',
          'Erfahrungsberichte',
          'Literaturverzeichnis',
          'Gewohnheiten',
          'Ernährungstagebuch',
          'Zielvorschläge',
          'Rückmeldungen',
          'Sponsoren',
        ],
        Profil: ['Profil', ...LEGAL, 'Abmelden'],
      },
    },
  },
]

for (const [size, width, height] of [
  ['a phone', 360, 740],
  ['a wide screen', 1440, 900],
] as const)
  test.for(STATES)(
    `on ${size}, $when, the menus have the right entries`,
    async ({ user, expected }, { server }) => {
      await page.viewport(width, height)
      await openScreen({ server, path: NOWHERE, user })
      // A learner's menus are pages on a phone; on a wide screen a manager's areas stand beside the page.
      const areMissing = width > 360 ? ['Verwaltung'] : OF_LEARNERS
      const menus = Object.fromEntries(
        Object.entries(expected.menus).filter(([name]) => !areMissing.includes(name)),
      )
      // Until the session is known, the bar is that of a visitor.
      for (const group of Object.keys(menus))
        await expect.element(bar().getByRole('button', { name: group })).toBeVisible()
      expect(await offeredEntries()).toEqual({
        ...expected,
        bar: expected.bar.filter((name) => width === 360 || name !== 'Verwaltung'),
        menus,
      })
    },
  )

test.for([
  ['a phone', 360, 740, 1],
  ['a wide screen', 1440, 900, 0],
] as const)(
  'only the phone’s menu contains the app’s version: %s',
  async ([, width, height, times], { server }) => {
    await page.viewport(width, height)
    await openScreen({ server, path: NOWHERE, user: sampleUser() })
    await bar().getByRole('button', { name: 'Profil' }).click()
    const menu = page.getByRole('menu')
    await expect.element(menu).toBeVisible()
    expect(menu.getByText(/^Version \d+\.\d+\.\d+$/).elements()).toHaveLength(times)
  },
)

test('the focus is on the first entry immediately after the press, and returns', async ({ server }) => {
  await openScreen({ server, path: NOWHERE, user: sampleUser() })
  const opener = bar().getByRole('button', { name: 'Profil' })
  // Opens the menu once before, so that its code is loaded.
  await opener.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  const button = opener.element() as HTMLElement
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  button.click()
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  // The button has the same name.
  expect(document.activeElement?.getAttribute('role')).toBe('menuitem')
  expect(document.activeElement?.textContent).toBe('Profil')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

const withoutAbout = {
  ...sampleApp,
  appEnabledFeatures: FEATURES.filter((feature) => feature !== 'ABOUT'),
}

test('without the feature, the page about the product is neither offered nor reachable', async ({
  server,
}) => {
  const { address } = await openScreen({ server, path: '/ueber-wohlauf', app: withoutAbout })
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(address()).toBe('/login')
  await expect.element(bar().getByRole('button', { name: 'Informationen' })).toBeVisible()
  expect(bar().getByRole('link', { name: 'Über Wohlauf' }).elements()).toEqual([])
})

test('a logged-in user is not offered it, may read it, and has a link back', async ({ server }) => {
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  const { address } = await openScreen({ server, path: '/ueber-wohlauf', user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Kleine Schritte, die bleiben.' })).toBeVisible()
  expect(bar().getByRole('link', { name: 'Über Wohlauf' }).elements()).toEqual([])
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect.poll(address).toBe('/dashboard')
})

for (const width of [768, 820, 959, 960])
  test(`${width} px wide, nothing in the header overlaps`, async ({ server }) => {
    await page.viewport(width, 800)
    await openScreen({ server, path: NOWHERE, user: sampleUser() })
    await expect.element(page.getByRole('button', { name: 'Suche' })).toBeVisible()
    const inside = page.getByRole('banner').element().firstElementChild
    const parts = [...(inside?.children ?? [])].flatMap((part) =>
      part.matches('nav') ? [...part.children] : [part],
    )
    expect(parts.length).toBeGreaterThan(5)
    const edges = parts.map((part) => part.getBoundingClientRect())
    for (const [index, { left, width: own }] of edges.entries()) {
      expect(own).toBeGreaterThanOrEqual(44)
      expect(left).toBeGreaterThanOrEqual(Math.floor(edges[index - 1]?.right ?? 0))
    }
    expect(edges.at(-1)?.right).toBeLessThanOrEqual(width)
  })
