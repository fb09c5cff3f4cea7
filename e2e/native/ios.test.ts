import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { acceptPushNotifications } from '@wohlauf/contract/push-notifications/push-notifications'
import { expect, test } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { remindOf } from '../learner/reminders.ts'
import { callAs } from '../test-server/call-as.ts'
import { installNativeApp, signedIn } from './native-app.ts'

test('in the web view of iOS the same pages ask about notifications once and after our own question, register, share, save and lead to the App Store', async ({
  page,
  testServer,
  watch,
}) => {
  // The tap names a notification that does not exist.
  watch.allow(/status of 400/, /status of 426/, /Diese Version der App ist zu alt/)
  const app = await testServer.createApp()
  await testServer.createDocument(app, { title: 'Merkblatt', fileName: 'Merkblatt.pdf' })
  const user = await testServer.createUser({ app })
  const learner = { host: app.host, token: await testServer.signIn(user) }
  const native = await installNativeApp(page, { platform: 'ios' })
  await signedIn(native.device, testServer, user)
  native.device.state.push = 'prompt'
  await remindOf(testServer, user, 2)

  await native.start('/dokumente')
  const introduction = page.getByRole('dialog', { name: 'Benachrichtigungen aktivieren' })
  await expect(introduction).toBeVisible()
  await expect.poll(() => native.callsOf('Badge.checkPermissions').length).toBeGreaterThan(0)
  expect(native.device.questions).toEqual([])
  const registering = page.waitForRequest((request) => request.url().includes(acceptPushNotifications.path))
  await introduction.getByRole('button', { name: 'Aktivieren' }).tap()
  expect((await registering).postDataJSON()).toMatchObject({ operatingSystem: 'ios' })
  await expect
    .poll(async () => (await callAs(learner, getAuthenticatedUser, {})).user.pushNotificationConfigurations)
    .toMatchObject([{ deviceIdentifier: 'device-1', isAccepted: true }])
  await expect.poll(() => native.callsOf('Badge.set')).toEqual([{ count: 2 }])
  expect(native.device.questions).toEqual(['notifications'])
  await page.getByRole('button', { name: 'Merkblatt herunterladen' }).tap()
  await expect(
    message(
      page,
      'Die Datei liegt jetzt dort, wo du sie gespeichert hast, zum Beispiel in der App „Dateien“.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Teilen: Merkblatt' }).tap()
  await expect
    .poll(() => native.callsOf('Share.share'))
    .toMatchObject([
      { title: 'Merkblatt.pdf', files: ['file:///cache/shared/Merkblatt.pdf'] },
      { title: 'Merkblatt', url: `http://${app.host}/dokumente` },
    ])

  native.device.emit('PushNotifications', 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '1', data: { notificationId: 'no-longer-there', type: 'HABIT_REMINDER' } },
  })
  await expect(page).toHaveURL(/\/gewohnheiten$/)

  await testServer.setLowestShellVersion(app, '1.5.0')
  await native.start()
  await expect(page.getByText('App Store', { exact: false }).first()).toBeVisible()
})
