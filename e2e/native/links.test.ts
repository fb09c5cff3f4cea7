import type { Page } from '@playwright/test'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin } from '../learner/login-form.ts'
import { expectAccessibleScreen } from '../learner/screens.ts'
import { callAs } from '../test-server/call-as.ts'
import { installNativeApp, signedIn } from './native-app.ts'

/** Everything that a web view has stored, except for the device's appearance. */
const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    storage: Object.keys(localStorage).filter((name) => name !== 'display'),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))

test('links of the app open their page; one of another app asks, and wipes the device', async ({
  page,
  testServer,
  watch,
}) => {
  // The links have invented tokens.
  watch.allow(/status of 4\d\d/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const other = await testServer.createApp({ title: 'Andere Firma' })
  const native = await installNativeApp(page)
  const phone = native.device
  await signedIn(phone, testServer, user)

  await test.step('a link that starts the app is its first page, once', async () => {
    phone.pressLink(urlOf(user.app, '/passwort-zuruecksetzen/token'))
    await native.start()
    await expect(page).toHaveURL('https://localhost/passwort-zuruecksetzen/token')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await native.start()
    await expect(page).toHaveURL('https://localhost/dashboard')
  })

  await test.step('a link that is opened while the app is running', async () => {
    phone.pressLink(urlOf(user.app, '/email-anpassen/token/stoppen'))
    await expect(page).toHaveURL('https://localhost/email-anpassen/token/stoppen')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => (await storedIn(page)).databases.length).toBeGreaterThan(0)
  })

  await test.step('a page that no link opens is not opened by one', async () => {
    phone.pressLink(`wohlauf://${user.app.host}/profil/token-of-another`)
    await expect(page).toHaveURL('https://localhost/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('a change of the app that was interrupted is completed by the next start', async () => {
    phone.pressLink(urlOf(other, '/login'))
    await expect(page.getByRole('heading', { name: 'Zu einer anderen App wechseln?' })).toBeVisible()
    await expect(page.getByText(other.host)).toBeVisible()
    await expectAccessibleScreen(page)
    await page.getByRole('button', { name: `Bei ${user.app.title} bleiben` }).click()
    await expect(page).toHaveURL('https://localhost/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('changing ends the session, and leaves nothing of the former app', async () => {
    const { 'auth-token': token } = JSON.parse(phone.state.preferences.get('session') ?? '')
    const session = () => callAs({ host: user.app.host, token }, getAuthenticatedUser, {})
    await session()
    phone.pressLink(urlOf(other, '/login'))
    const leaveButton = page.getByRole('button', { name: 'Wechseln' })
    await expect(leaveButton).toBeVisible()
    // As a device does whose storage is full.
    await page.evaluate(() => localStorage.clear())
    phone.state.isBadgeBroken = true
    await leaveButton.click()
    await expect(page.getByRole('heading', { name: 'Ist das deine App?' })).toBeVisible()
    await expect(session()).rejects.toThrow('was refused')
    expect(native.callsOf('Badge.set').at(-1)).toEqual({ count: 0 })
    expect(native.callsOf('PushNotifications.unregister').length).toBe(1)
    await expect(page.getByText('Andere Firma')).toBeVisible()
    expect(await storedIn(page)).toEqual({ storage: [], databases: [] })
    expect([...phone.state.preferences.keys()]).toEqual([])
    await page.getByRole('button', { name: 'Ja, los geht’s' }).click()
    await expectLogin(page)
    await expect(page).toHaveTitle(/Andere Firma/)
  })
})

for (const platform of ['android', 'ios'] as const)
  test(`on ${platform} each press of a link opens it once, also while an app is chosen`, async ({
    page,
    testServer,
    watch,
  }) => {
    watch.allow(/status of 4\d\d/)
    const user = await testServer.createUser({ app: await testServer.createApp({ title: 'Eine Firma' }) })
    const other = await testServer.createApp({ title: 'Andere Firma' })
    const native = await installNativeApp(page, { platform })
    const phone = native.device
    const question = page.getByRole('heading', { name: 'Zu einer anderen App wechseln?' })
    const stay = async () => {
      await expect(question).toBeVisible()
      await page.getByRole('button', { name: 'Bei Eine Firma bleiben' }).click()
      await expect(page).toHaveURL('https://localhost/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(question).toBeHidden()
    }

    await test.step('on the screen that asks for the app', async () => {
      await native.start()
      await expect(page.getByRole('heading', { name: 'Schön, dass du da bist.' })).toBeVisible()
      phone.pressLink(urlOf(user.app, '/login'))
      await expect(page.getByRole('heading', { name: 'Ist das deine App?' })).toBeVisible()
      await expect(page.getByText('Eine Firma')).toBeVisible()
      await page.goto('about:blank')
      phone.forgetPage()
    })

    await signedIn(phone, testServer, user)
    let documents = 0
    page.on('domcontentloaded', () => {
      documents += 1
    })

    await test.step('to start the app', async () => {
      phone.pressLink(urlOf(user.app, '/passwort-zuruecksetzen/token'))
      await native.start()
      await expect(page).toHaveURL('https://localhost/passwort-zuruecksetzen/token')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(documents).toBe(1)
    })

    await test.step('a second time, when the app runs, and at no later start', async () => {
      await native.start()
      await expect(page).toHaveURL('https://localhost/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      phone.pressLink(urlOf(user.app, '/passwort-zuruecksetzen/token'))
      await expect(page).toHaveURL('https://localhost/passwort-zuruecksetzen/token')
      await native.start()
      await expect(page).toHaveURL('https://localhost/dashboard')
    })

    await test.step('of another app, while the app runs and to start it', async () => {
      phone.pressLink(urlOf(other, '/login'))
      await stay()
      await page.goto('about:blank')
      phone.forgetPage()
      phone.pressLink(urlOf(other, '/login'))
      await native.start()
      await stay()
    })
  })

test('a change of the app that was cut off is completed by the next start', async ({ page, testServer }) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const native = await installNativeApp(page)
  await signedIn(native.device, testServer, user)
  await native.start('/gewohnheiten')
  await expect.poll(async () => (await storedIn(page)).databases.length).toBeGreaterThan(0)
  // Simulates that the app ends here.
  native.device.state.preferences.clear()
  await native.start('/gewohnheiten')
  await expect(page.getByRole('heading', { name: 'Schön, dass du da bist.' })).toBeVisible()
  expect(await storedIn(page)).toEqual({ storage: [], databases: [] })
})

test('an outdated shell leads to its store, and allows the logout', async ({ page, testServer, watch }) => {
  watch.allow(/status of 426/, /Diese Version der App ist zu alt/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const native = await installNativeApp(page)
  await signedIn(native.device, testServer, user)
  await native.start()
  await expect(page).toHaveURL(/\/dashboard$/)
  await testServer.setLowestShellVersion(user.app, '1.5.0')
  await native.start()
  const screen = page.getByRole('dialog', { name: 'Zeit für eine neue Version' })
  await expect(screen).toBeVisible()
  await expectAccessibleScreen(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(screen).toBeVisible()

  await testServer.setLowestShellVersion(user.app, '1.4.7')
  await native.start()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(screen).toBeHidden()

  await testServer.setLowestShellVersion(user.app, '1.5.0')
  await native.start()
  await screen.getByRole('button', { name: 'Abmelden' }).click()
  await screen.getByRole('button', { name: 'Trotzdem abmelden' }).click()
  await expectLogin(page)
})
