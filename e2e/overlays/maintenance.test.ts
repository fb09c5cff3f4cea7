import { openDialog } from '../account/profile.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { returnToTab } from '../browser/tab.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { switchMaintenance } from './maintenance.ts'

const PING = /maintenance\/ping-query$/
const UNAVAILABLE = [/status of 503/, /^answer: .* 503$/]

test('maintenance covers the page, also for visitors, polls every minute, and disappears by itself', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(...UNAVAILABLE)
  const app = await testServer.createApp({ style: 'wohlauf' })
  await signIn(await testServer.createUser({ app }))
  await page.clock.install()
  await page.goto(urlOf(app, '/module'))
  await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()

  expect(await switchMaintenance('on', app.host)).toContain(`(${app.host})`)
  await returnToTab(page)
  const screen = page.getByRole('dialog', { name: 'Im Wartungsmodus' })
  await expect(screen).toBeVisible()
  const look = screen.getByRole('button', { name: 'Jetzt nachsehen' })
  await expect(look).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  for (const key of ['Escape', 'Escape', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(screen).toBeVisible()

  await look.click()
  await expect(screen.getByRole('status')).toHaveText('Noch nicht ganz. Wir sehen jede Minute für dich nach.')
  await expectAccessible(page)

  const request = page.waitForResponse(PING)
  await page.clock.fastForward(60_000)
  expect((await request).status()).toBe(503)
  await expect(screen).toBeVisible()

  await switchMaintenance('off', app.host)
  const reloaded = page.waitForEvent('load')
  await page.clock.fastForward(60_000)
  await reloaded
  await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
  await expect(screen).toBeHidden()

  await test.step('a visitor sees it immediately', async () => {
    await switchMaintenance('on', app.host)
    const visitor = await openBrowser()
    await visitor.goto(urlOf(app))
    const dialog = visitor.getByRole('dialog', { name: 'Im Wartungsmodus' })
    await expect(dialog).toBeVisible()
    await switchMaintenance('off', app.host)
    await dialog.getByRole('button', { name: 'Jetzt nachsehen' }).click()
    await expect(visitor.getByRole('button', { name: 'Anmelden' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test('an open dialog stays below the maintenance overlay, regardless of the keys pressed', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...UNAVAILABLE)
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  await page.goto(urlOf(app, '/support'))
  const dialog = await openDialog(page, 'Support anfordern', 'Support anfordern')
  await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('Halb geschrieben')
  await switchMaintenance('on', app.host)
  await returnToTab(page)
  const screen = page.getByRole('dialog', { name: 'Im Wartungsmodus' })
  await expect(screen).toBeVisible()
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await expect(screen).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Halb geschrieben')
})
