import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getUnseenNotifications } from '@wohlauf/contract/dashboard/notifications'
import { chooseApp } from '../browser/shell.ts'
import { expect, test } from '../browser/test.ts'
import { expectLogin, logIn } from '../learner/login-form.ts'
import { remindOf, unseenOf } from '../learner/reminders.ts'
import { startIngest } from '../overlays/ingest.ts'
import { callAs } from '../test-server/call-as.ts'
import { installNativeApp, signedIn } from './native-app.ts'

const TAP = 'pushNotificationActionPerformed'

test('a device is registered by its permission, and a tap leads to the habits, also when it started the app', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/without a notification id was tapped/, /the push service is broken/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const learner = { host: user.app.host, token: await testServer.signIn(user) }
  const device = async () =>
    (await callAs(learner, getAuthenticatedUser, {})).user.pushNotificationConfigurations[0]
  const native = await installNativeApp(page)
  const phone = native.device
  await signedIn(phone, testServer, user)
  const tapNewest = async () => {
    await remindOf(testServer, user, 1)
    const [newest] = await callAs(learner, getUnseenNotifications, {})
    const data = { notificationId: newest?.notificationId, type: 'HABIT_REMINDER' }
    phone.emit('PushNotifications', TAP, { actionId: 'tap', notification: { id: '1', data } })
  }

  await test.step('the system’s question comes after a press, and its answer is reported to the server', async () => {
    phone.state.push = 'prompt'
    await native.start()
    await expect(page).toHaveURL(/\/dashboard$/)
    const introduction = page.getByRole('dialog', { name: 'Benachrichtigungen aktivieren' })
    await expect(introduction).toBeVisible()
    expect(native.callsOf('PushNotifications.requestPermissions')).toEqual([])
    await introduction.getByRole('button', { name: 'Aktivieren' }).tap()
    await expect.poll(device).toMatchObject({ deviceIdentifier: 'device-1', isAccepted: true })
    expect(native.callsOf('PushNotifications.requestPermissions').length).toBe(1)
    expect([...phone.state.channels]).toEqual([['reminders', 'Erinnerungen']])
  })

  await test.step('a tap leads the open app to the habits, and marks the reminder as seen', async () => {
    await tapNewest()
    await expect(page).toHaveURL(/\/gewohnheiten$/)
    await expect.poll(() => unseenOf(learner)).toBe(0)
  })

  await test.step('a tap that starts the app is kept until the app listens', async () => {
    await page.goto('about:blank')
    phone.forgetPage()
    await tapNewest()
    await native.start()
    await expect(page).toHaveURL(/\/gewohnheiten$/)
    await expect.poll(() => unseenOf(learner)).toBe(0)
  })

  await test.step('a tap that names no notification is reported, and leads nowhere', async () => {
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    const report = page.waitForEvent('pageerror')
    phone.emit('PushNotifications', TAP, { actionId: 'tap', notification: { id: '1', data: {} } })
    expect((await report).message).toMatch(/without a notification id was tapped/)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('a permission that is withdrawn in the system’s settings is reported to the server', async () => {
    phone.state.push = 'denied'
    await native.start()
    await expect.poll(device).toMatchObject({ isAccepted: false })
  })

  await test.step('a failure to register is reported, a missing service is not', async () => {
    phone.state.push = 'granted'
    phone.state.registrationError = 'MISSING_INSTANCEID_SERVICE'
    await native.start()
    await expect.poll(() => native.callsOf('PushNotifications.register').length).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    phone.state.registrationError = 'the push service is broken'
    const report = page.waitForEvent('pageerror')
    await native.start()
    expect((await report).message).toBe('the push service is broken')
    expect(await device()).toMatchObject({ isAccepted: false })
  })
})

test('a tap that waited for a login marks no notification of another person', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 40[04] .*mark-notification/)
  const app = await testServer.createApp()
  const [owner, other] = [await testServer.createUser({ app }), await testServer.createUser({ app })]
  const at = { host: app.host, token: await testServer.signIn(owner) }
  await remindOf(testServer, owner, 1)
  const [newest] = await callAs(at, getUnseenNotifications, {})
  const native = await installNativeApp(page)
  const { device } = native
  await chooseApp(device, app.host)
  const data = { notificationId: newest?.notificationId, type: 'HABIT_REMINDER' }
  device.emit('PushNotifications', TAP, { actionId: 'tap', notification: { id: '1', data } })
  await native.start()
  await expectLogin(page)
  const marking = page.waitForResponse(/mark-notification-as-seen-command$/)
  await logIn(page, other)
  expect((await marking).status()).toBeGreaterThanOrEqual(400)
  await expect(page.getByRole('heading', { name: 'Noch keine Gewohnheit gestartet' })).toBeVisible()
  expect(await unseenOf(at)).toBe(1)
})

test('without the plugin push is not offered', async ({ page, testServer }) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const native = await installNativeApp(page, { without: ['PushNotifications', 'Keyboard', 'Badge'] })
  await signedIn(native.device, testServer, user)
  await native.start('/profil')
  const row = page.getByRole('region', { name: 'Benachrichtigungen' })
  await expect(row).toBeVisible()
  await expect(row.getByRole('button', { name: 'Push-Nachrichten aktivieren' })).toBeHidden()
})

test('errors of the app are reported to the address that the chosen app’s server states', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/the push service is broken/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const ingest = await startIngest()
  const native = await installNativeApp(page)
  const { device } = native
  await signedIn(device, testServer, user)
  const { preferences } = device.state
  const storedApp = preferences.get('app') ?? ''
  preferences.set('app', storedApp.replace('"errorReportingDsn":null', `"errorReportingDsn":"${ingest.dsn}"`))
  device.state.registrationError = 'the push service is broken'
  await native.start()
  await expect.poll(() => ingest.items('event').length).toBe(1)
  expect(ingest.items('event')).toMatchObject([
    { exception: { values: [{ type: 'Error', value: 'the push service is broken' }] } },
  ])
  for (const secret of [user.emailAddress, user.id]) expect(ingest.raw()).not.toContain(secret)
  await ingest.stop()
})
