import { getModules } from '@wohlauf/contract/modules/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
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
  const halfRead = { ...fresh, moduleId: idOf(1), title: 'Begonnen', completionPercentage: 33 }
  const done = { ...fresh, moduleId: idOf(2), title: 'Fertig', completionPercentage: 100, isCompleted: true }
  server.on(getModules, [fresh, halfRead, done])
  await openScreen({ server, path: '/module', user: sampleUser() })
  for (const [title, status, action] of [
    ['Neu', 'Bereit', 'Starten'],
    ['Begonnen', 'Zu 33% abgeschlossen', 'Fortsetzen'],
    ['Fertig', 'Abgeschlossen', 'Zum Inhaltsverzeichnis'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ hasText: title })
    await expect.element(card.getByText(status, { exact: true })).toBeVisible()
    await expect.element(card.getByRole('link', { name: `${action}: ${title}` })).toBeVisible()
  }
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
