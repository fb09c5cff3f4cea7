import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { getCompany } from '@wohlauf/contract/legal/legal'
import { getLegalTextsAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { sampleManagedApp } from '../../testing/admin-samples.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { sampleCompany } from '../../testing/sample-company.ts'
import { expect, test } from '../../testing/test.ts'

const field = () => page.getByRole('combobox', { name: 'Springen zu' })
const options = () => page.getByRole('option')

test('an admin jumps to an area, and to an app by its name or host', async ({ server }) => {
  const app = sampleManagedApp(1, { title: 'Betriebsfit', host: 'betriebsfit.example' })
  server.on(getAppsAsAdmin, [app, sampleManagedApp(2, { title: 'Nordlicht', host: 'nordlicht.example' })])
  server.on(getLegalTextsAsAdmin, [])
  server.on(getCompany, sampleCompany)
  const { router } = await openAdminScreen(server, '/verwaltung/apps')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Springen zu' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await expectAccessible()
  await field().fill('protok')
  await expect.element(options().first()).toMatchTextContent('Protokoll')
  await field().fill('betriebsfit')
  await expect.element(options().first()).toMatchTextContent('Betriebsfitbetriebsfit.example')
  await expect.element(page.getByRole('group', { name: 'Rechtstexte der App' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).not.toBeInTheDocument()
  await expect
    .poll(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))
    .toBe(app.appId)
  await page.getByRole('button', { name: 'Springen zu' }).click()
  await field().fill('betriebsfit')
  await page.getByRole('group', { name: 'Rechtstexte der App' }).getByRole('option').click()
  await expect.element(page.getByRole('heading', { name: 'Rechtstexte: Betriebsfit' })).toBeVisible()
  expect(router.state.location.pathname).toBe(`/verwaltung/apps/${app.appId}/rechtstexte`)
})

test('before the login there is nothing to jump to', async ({ server }) => {
  await openAdminScreen(server, '/login', { isSignedIn: false })
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(field().query()).toBeNull()
})
