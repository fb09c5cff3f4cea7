import { page } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const DRAWN = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const home = () => page.getByRole('banner').getByRole('link', { name: sampleApp.appTitle, exact: true })

test('a wide logo stands in place of the name, which it has for screen readers', async ({ server }) => {
  const appLogo = { url: DRAWN, width: 400, height: 100 }
  await openScreen({ server, path: '/login', app: { ...sampleApp, appLogo } })
  await expect.element(home().getByRole('img', { name: sampleApp.appTitle })).toBeVisible()
  expect(home().element().textContent).toBe('')
})

test('a compact logo stands beside the name, which is read once', async ({ server }) => {
  const appLogo = { url: DRAWN, width: 100, height: 100 }
  await openScreen({ server, path: '/login', app: { ...sampleApp, appLogo } })
  await expect.element(home()).toMatchTextContent(sampleApp.appTitle)
  expect(home().element().querySelector('img')?.alt).toBe('')
})

test('without a logo there is the mark of Wohlauf', async ({ server }) => {
  await openScreen({ server, path: '/login' })
  await expect.element(home()).toMatchTextContent(sampleApp.appTitle)
  expect(home().element().querySelector('img')).toBeNull()
})
