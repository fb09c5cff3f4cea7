import { getModules } from '@wohlauf/contract/modules/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { cutIn, writeLarge } from '../../../testing/large-text.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { moduleWith, THREE_PAGES } from '../../../testing/reading.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const retry = () => page.getByRole('button', { name: 'Noch einmal versuchen' })

test('says that an app has no modules', async ({ server }) => {
  server.on(getModules, [])
  await openScreen({ server, path: '/module', user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
  await expectAccessible()
})

test('each card shows the progress and the next action', async ({ server }) => {
  const fresh = moduleWith(THREE_PAGES, { title: 'Neu' })
  const halfReadModule = { ...fresh, moduleId: idOf(1), title: 'Begonnen', completionPercentage: 33 }
  const done = { ...fresh, moduleId: idOf(2), title: 'Fertig', completionPercentage: 100, isCompleted: true }
  server.on(getModules, [fresh, halfReadModule, done])
  await openScreen({ server, path: '/module', user: sampleUser() })
  for (const [title, status, action] of [
    ['Neu', 'Bereit', 'Starten'],
    ['Begonnen', 'Zu 33% abgeschlossen', 'Fortsetzen'],
    ['Fertig', 'Abgeschlossen', 'Zum Inhaltsverzeichnis'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ hasText: title })
    await expect.element(card.getByText(status, { exact: true })).toBeVisible()
    await expect.element(card.getByText(action, { exact: true })).toBeVisible()
    await expect.element(card.getByText(/3\sSeiten · 9\sMin\./)).toBeVisible()
    await expect.element(card.getByRole('link', { name: `${action}: ${title}` })).toBeVisible()
  }
  await expectAccessible()
})

const inProgress = (index: number, title: string, completionPercentage: number) =>
  moduleWith(THREE_PAGES, {
    moduleId: idOf(index),
    number: index,
    title,
    completionPercentage,
    isCompleted: completionPercentage === 100,
    isMostRecentlyViewedModule: false,
  })

test('the list shows the begun module large and first, then the next one, completed ones last', async ({
  server,
}) => {
  server.on(getModules, [
    inProgress(1, 'Fertig', 100),
    inProgress(2, 'Begonnen', 33),
    inProgress(3, 'Danach', 0),
    inProgress(4, 'Später', 0),
  ])
  await page.viewport(360, 740)
  await openScreen({ server, path: '/module', user: sampleUser() })
  const items = page.getByRole('main').getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent('Begonnen')
  const titles = page.getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Begonnen', 'Danach', 'Später', 'Fertig'])
  await expect.element(items.nth(1)).toMatchTextContent('Als Nächstes')
  expect(page.getByText('Als Nächstes').elements()).toHaveLength(1)
  const heights = items.elements().map((item) => Math.round(item.getBoundingClientRect().height))
  expect(heights.slice(2)).toEqual([88, 88])
  const bookmark = items.nth(2).getByRole('button', { name: 'Merken: Später' })
  await expect.element(bookmark).toBeVisible()
  const { width, height, bottom } = bookmark.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  expect(bottom).toBeLessThanOrEqual(items.nth(2).element().getBoundingClientRect().bottom)
  expect(heights[0]).toBeGreaterThan(300)
})

test('the first module is large and marked as the next one while nothing was begun', async ({ server }) => {
  server.on(getModules, [inProgress(1, 'Erstes', 0), inProgress(2, 'Zweites', 0)])
  await openScreen({ server, path: '/module', user: sampleUser() })
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect.element(first).toMatchTextContent(/Als Nächstes.*Erstes/)
  expect(page.getByText('Als Nächstes').elements()).toHaveLength(1)
})

test.for(['usual', 'large'])('with %s text a long title is wrapped, not cut', async (size, { server }) => {
  if (size === 'large') writeLarge()
  const title = 'Ernährungsgewohnheitsveränderungsmöglichkeiten für Donaudampfschifffahrtskapitäne'
  server.on(getModules, [
    inProgress(1, `1 ${title}`, 33),
    inProgress(2, `2 ${title}`, 0),
    inProgress(3, title, 100),
  ])
  await page.viewport(360, 740)
  await openScreen({ server, path: '/module', user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  expect(cutIn(document.documentElement)).toEqual([])
})

test('shows why the list cannot be loaded, and retries it', async ({ server }) => {
  server.refuse(getModules, 'unavailable')
  await openScreen({ server, path: '/module', user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Die Module sind gerade nicht erreichbar' }))
    .toBeVisible()
  await expect.element(page.getByText(REFUSALS.unavailable.message)).toBeVisible()
  await expectAccessible()
  server.on(getModules, [moduleWith(THREE_PAGES)])
  await retry().click()
  await expect.element(page.getByRole('heading', { name: 'Probemodul', exact: true })).toBeVisible()
})

test('an internal error says that it is not the user’s fault, and what to do', async ({ server }) => {
  server.refuse(getModules, 'internal-error')
  await openScreen({ server, path: '/module', user: sampleUser() })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(REFUSALS['internal-error'].message, { exact: true })).toBeVisible()
  await expect
    .element(alert.getByText('Das liegt an uns. Versuch es gleich noch einmal.', { exact: true }))
    .toBeVisible()
  await expectAccessible()
})
