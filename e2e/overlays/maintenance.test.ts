import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { returnToTab, see } from '../browser/tab.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { logIn } from '../learner/login-form.ts'
import { text } from '../test-server/content.ts'
import { havingRead } from '../test-server/having-read.ts'
import { switchMaintenance } from './maintenance.ts'

const PING = /maintenance\/ping-query$/
const UNAVAILABLE = [/status of 503/, /^answer: .* 503$/]

for (const style of ['default', 'wohlauf'] as const)
  test(`in the style ${style}, maintenance lies over the page, asks every minute, and goes by itself`, async ({
    page,
    testServer,
    signIn,
    watch,
  }) => {
    watch.allow(...UNAVAILABLE)
    const app = await testServer.createApp({ style })
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
    await expect(screen.getByRole('status')).toHaveText(
      'Noch nicht ganz. Wir sehen jede Minute für dich nach.',
    )
    await expectAccessible(page)

    const asked = page.waitForResponse(PING)
    await page.clock.fastForward(60_000)
    expect((await asked).status()).toBe(503)
    await expect(screen).toBeVisible()

    await switchMaintenance('off', app.host)
    const reloaded = page.waitForEvent('load')
    await page.clock.fastForward(60_000)
    await reloaded
    await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
    await expect(screen).toBeHidden()
  })

test('whoever comes during maintenance sees it at once, also without an account', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(...UNAVAILABLE)
  const app = await testServer.createApp()
  await switchMaintenance('on', app.host)
  await page.goto(urlOf(app))
  const screen = page.getByRole('dialog', { name: 'Im Wartungsmodus' })
  await expect(screen).toBeVisible()
  await switchMaintenance('off', app.host)
  await screen.getByRole('button', { name: 'Jetzt nachsehen' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect(screen).toBeHidden()
})

test('what is written, and an open dialog, stay below the maintenance, whatever is pressed', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...UNAVAILABLE)
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const screen = page.getByRole('dialog', { name: 'Im Wartungsmodus' })
  await test.step('a form', async () => {
    await page.goto(urlOf(app))
    await switchMaintenance('on', app.host)
    await logIn(page, user)
    await expect(screen).toBeVisible()
    await expect(page.getByLabel('E-Mail Adresse')).toHaveValue(user.emailAddress)
    await switchMaintenance('off', app.host)
  })
  await test.step('a dialog', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => ({ title: `Seite ${index}`, elements: [text()] }))
    const module = await testServer.createModule(app, { title: 'Probemodul', pages })
    await havingRead(testServer, user, module.pages)
    await signIn(user)
    await page.goto(urlOf(app, '/module'))
    const words = page.getByText(/^Du hast \d+ Gesundheitspunkte gesammelt/)
    await expect(words).toBeVisible()
    await switchMaintenance('on', app.host)
    await returnToTab(page)
    await expect(screen).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(screen).toBeVisible()
    await expect(words).toBeAttached()
  })
})

test('an invisible page does not ask; it does at once when it is seen again after a minute', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(...UNAVAILABLE)
  const app = await testServer.createApp()
  await switchMaintenance('on', app.host)
  await page.clock.install()
  await page.goto(urlOf(app))
  await expect(page.getByRole('dialog', { name: 'Im Wartungsmodus' })).toBeVisible()
  const pings = () => watch.asked().filter(({ pathname }) => PING.test(pathname)).length
  await see(page, 'hidden')
  await page.clock.fastForward(180_000)
  expect(pings()).toBe(0)
  const asked = page.waitForRequest(PING)
  await see(page, 'visible')
  await page.clock.runFor(1)
  await asked
  expect(pings()).toBe(1)
})
