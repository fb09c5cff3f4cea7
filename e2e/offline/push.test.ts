import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getUnseenNotifications } from '@wohlauf/contract/dashboard/notifications'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin } from '../learner/login-form.ts'
import { remindOf, unseenOf } from '../learner/reminders.ts'
import { callAs } from '../test-server/call-as.ts'
import { pushMessage } from '../test-server/push-messages.ts'
import { deliver, openPushService, tap } from './push-service.ts'
import { workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

test('reminders are activated, shown, tapped with the app open and closed, renewed, and end with the logout @browser', async ({
  page,
  context,
  testServer,
  signIn,
}) => {
  const service = await openPushService(context)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const origin = urlOf(user.app, '')
  const learner = { host: user.app.host, token: await testServer.signIn(user) }
  const devices = async () =>
    (await callAs(learner, getAuthenticatedUser, {})).user.pushNotificationConfigurations
  const remind = async () => {
    await remindOf(testServer, user, 1)
    const [newest] = await callAs(learner, getUnseenNotifications, {})
    return deliver(page, pushMessage(origin, newest?.notificationId ?? '', 1))
  }
  const row = page.getByRole('region', { name: 'Benachrichtigungen' })
  await signIn(user)
  await page.goto(urlOf(user.app, '/profil'))

  await test.step('the browser’s permission is not enough: each person activates them', async () => {
    await expect(row).toContainText('Auf diesem Gerät noch nicht aktiviert')
    expect(await devices()).toEqual([])
    await row.getByRole('button', { name: 'Push-Nachrichten aktivieren' }).tap()
    await expect(row).toContainText('Auf diesem Gerät eingeschaltet')
    expect(await devices()).toMatchObject([{ isAccepted: true, tokenHash: expect.any(String) }])
    await workerReady(page)
  })

  await test.step('a message names no habit; a tap leads the open page to the habits', async () => {
    const { shown, badge } = await remind()
    expect(badge).toBe(1)
    expect(shown).toEqual([
      {
        title: 'Erinnerung an deine Gewohnheit',
        options: {
          lang: 'de',
          tag: expect.any(String),
          icon: '/api/files/icons/app/icon-192.png',
          renotify: true,
          data: {
            tap: { notificationId: expect.any(String), type: 'HABIT_REMINDER' },
            address: expect.stringContaining('/gewohnheiten?benachrichtigung='),
          },
        },
      },
    ])
    expect(await tap(page, shown[0])).toBeNull()
    await expect(page).toHaveURL(urlOf(user.app, '/gewohnheiten'))
    await expect.poll(() => unseenOf(learner)).toBe(0)
  })

  await test.step('any message shows something', async () => {
    expect(await deliver(page, 'no message of ours')).toMatchObject({
      shown: [{ title: 'Neue Benachrichtigung' }],
      badge: null,
    })
  })

  await test.step('with the app closed, the tap opens it at the habits', async () => {
    const { shown } = await remind()
    // A page of the host that does not belong to the app.
    await page.goto(urlOf(user.app, '/manifest.webmanifest'))
    const openedAddress = await tap(page, shown[0])
    expect(openedAddress).toMatch(/\/gewohnheiten\?benachrichtigung=/)
    await page.goto(openedAddress ?? '')
    await expect(page).toHaveURL(urlOf(user.app, '/gewohnheiten'))
    await expect.poll(() => unseenOf(learner)).toBe(0)
  })

  await test.step('a subscription that the browser has replaced or lost is reported at the next start', async () => {
    for (const change of [service.replaceSubscription, service.lose]) {
      const [before] = await devices()
      change()
      await page.reload()
      await expect.poll(async () => (await devices())[0]?.tokenHash).not.toBe(before?.tokenHash)
      expect(await devices()).toMatchObject([{ deviceIdentifier: before?.deviceIdentifier }])
    }
  })

  await test.step('the logout ends it', async () => {
    await page.goto(urlOf(user.app, '/logout'))
    await expectLogin(page)
    expect(await devices()).toEqual([])
  })
})
