import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../../ui/theme/app-theme.tsx'
import { OutdatedShellScreen } from './outdated-shell-screen.tsx'

const LINKS = { appStoreLink: 'https://apps.example/1', playStoreLink: 'https://play.example/1' }

test.for([
  ['android', 'Bei Google Play aktualisieren', LINKS.playStoreLink],
  ['ios', 'Im App Store aktualisieren', LINKS.appStoreLink],
] as const)('on %s it leads to its store', async ([platform, name, address]) => {
  await render(
    <AppTheme style="default">
      <OutdatedShellScreen platform={platform} app={LINKS} onLogout={null} />
    </AppTheme>,
  )
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect.element(page.getByRole('button', { name: 'Abmelden' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('without a link it says where to look', async () => {
  await render(
    <AppTheme style="default">
      <OutdatedShellScreen platform="android" app={{ playStoreLink: null }} onLogout={null} />
    </AppTheme>,
  )
  await expect.element(page.getByText(/Öffne dafür Google Play/)).toBeVisible()
})

test('the logout says what is lost, and can be called off', async () => {
  const onLogout = vi.fn(() => new Promise<void>(() => {}))
  await render(
    <AppTheme style="default">
      <OutdatedShellScreen platform="ios" app={LINKS} onLogout={onLogout} />
    </AppTheme>,
  )
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Beim Abmelden verschwindet von diesem Gerät auch, was noch nicht gesendet ist.')
  await page.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  expect(onLogout).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Trotzdem abmelden' }).click()
  expect(onLogout).toHaveBeenCalledOnce()
})
