import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { getModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { FEATURES } from '@wohlauf/contract/values/features'
import { page } from 'vitest/browser'
import { button, openAsManager } from '../../testing/editing.ts'
import { sampleContent, samplePage } from '../../testing/managed-samples.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const AREAS = [
  '/verwaltung',
  '/verwaltung/module',
  `/verwaltung/module/inhalte-verwalten/${idOf(1)}`,
  '/verwaltung/gewohnheiten',
  '/verwaltung/dokumente',
]
const WITHOUT_DOCUMENTS = {
  ...sampleApp,
  appEnabledFeatures: FEATURES.filter((feature) => feature !== 'DOCUMENTS'),
}

test.for(AREAS)('logged out, %s leads to the login', async (path, { server }) => {
  const { address } = await openScreen({ server, path })
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(address()).toBe('/login')
})

test.for(AREAS)('a learner is redirected from %s', async (path, { server }) => {
  server.on(getDashboard, emptyDashboard)
  server.on(getHabitIntents, [])
  server.on(getModules, [])
  const { address } = await openScreen({ server, path, user: sampleUser() })
  await expect.poll(address).toBe('/dashboard')
})

test("the management's first page is the list of modules", async ({ server }) => {
  server.on(getModulesAsManager, [])
  const { address } = await openAsManager(server, '/verwaltung')
  await expect.poll(address).toBe('/verwaltung/module')
})

test('an area of a disabled feature is neither reachable nor offered', async ({ server }) => {
  server.on(getModulesAsManager, [])
  const { address } = await openAsManager(server, '/verwaltung/dokumente', { app: WITHOUT_DOCUMENTS })
  await expect.poll(address).toBe('/verwaltung/module')
  const areas = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect.element(areas.getByRole('link', { name: 'Gewohnheiten' })).toBeVisible()
  expect(areas.getByRole('link', { name: 'Dokumente' }).query()).toBeNull()
})

test('content of a disabled feature is not offered', async ({ server }) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1)]))
  await openAsManager(server, AREAS[2] ?? '', { app: WITHOUT_DOCUMENTS })
  await button('Inhalt anlegen auf: Seite 1').click()
  await expect.element(page.getByRole('menuitem', { name: 'Selbstreflexion' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Dokument', exact: true }).query()).toBeNull()
})
