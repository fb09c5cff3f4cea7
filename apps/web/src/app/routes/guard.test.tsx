import { getDashboard } from '@wohlauf/contract/dashboard'
import { FEATURES } from '@wohlauf/contract/features'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const PROTECTED = [
  '/dashboard',
  '/module',
  '/dokumente',
  '/gewohnheiten',
  '/fortschritt',
  '/verwaltung/module',
]

test.for(PROTECTED)('logged out, %s leads to the login', async (path, { server }) => {
  const { address } = await openScreen({ server, path })
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(address()).toBe('/login')
})

test('before the introduction is done, a page for learners leads to it', async ({ server }) => {
  const user = sampleUser('ROLE_USER', { hasCompletedOnboarding: false })
  const { address } = await openScreen({ server, path: '/gewohnheiten', user })
  await expect.poll(address).toBe('/einfuehrung')
})

test('a page of a feature that the app does not have leads to the first page', async ({ server }) => {
  server.on(getDashboard, { activeModule: null })
  const app = { ...sampleApp, appEnabledFeatures: FEATURES.filter((feature) => feature !== 'DOCUMENTS') }
  const { address } = await openScreen({ server, path: '/dokumente', user: sampleUser(), app })
  await expect.poll(address).toBe('/dashboard')
})
