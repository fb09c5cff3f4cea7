import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import {
  acceptPushNotifications,
  type DeviceKind,
} from '@wohlauf/contract/push-notifications/push-notifications'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { createApnsProvider } from '../../platform/push/apns/apns-provider.ts'
import { createFcmProvider } from '../../platform/push/fcm/fcm-provider.ts'
import { createPushProviders } from '../../platform/push/push-providers.ts'
import { createWebPushProvider } from '../../platform/push/web/web-push-provider.ts'
import { createKeeper, remindAt } from '../../testing/people/habits.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { apnsError, startApnsServer } from '../../testing/push/apns-server.ts'
import { fcmError, startFcmServer } from '../../testing/push/fcm-server.ts'
import { startWebPushServer } from '../../testing/push/web-push-server.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** The product against servers that speak the three protocols. */
const lines: string[] = []
const testServer = await startTestServer({ log: (line) => void lines.push(line) })
const keys = webPush.generateVAPIDKeys()
const [fcm, apns, web] = await Promise.all([
  startFcmServer(),
  startApnsServer(),
  startWebPushServer(keys.publicKey),
])
afterAll(async () => {
  testServer.services.push.stop()
  await Promise.all([fcm, apns, web].map((server) => server.close()))
  await testServer.stop()
})

const { adminPool, clock } = testServer
const now = () => clock.now().getTime()
const NOON = '2026-03-04T11:00:00Z'

beforeEach(async () => {
  testServer.services.push.stop()
  testServer.services.push = createPushProviders({
    android: createFcmProvider(fcm.account, { origin: fcm.origin, agent: fcm.agent, now }),
    ios: createApnsProvider(apns.account, { origin: apns.origin, ca: apns.ca, now }),
    web: createWebPushProvider({
      keys,
      subject: 'mailto:a@b.example',
      allowedHosts: null,
      agent: web.agent,
      now,
    }),
  })
  await adminPool.query('UPDATE habit_intent SET next_reminder_at = NULL')
  clock.set('2026-03-04T09:00:00Z')
  lines.length = 0
  for (const { answers, messages } of [fcm, apns, web]) {
    answers.succeed()
    messages.length = 0
  }
})

const register = (kind: DeviceKind, token: string, { as }: Pick<Learner, 'as'>) =>
  testServer.call(
    acceptPushNotifications,
    { deviceIdentifier: kind, operatingSystem: kind, pushNotificationToken: token },
    as,
  )

let count = 0
/** A learner with a habit at noon and one device of each kind. */
const createOwner = async () => {
  const keeper = await createKeeper(testServer)
  const browser = web.subscribe()
  const tokens = {
    android: `fcm-token-${++count}`,
    ios: count.toString(16).padStart(64, 'a'),
    web: browser.token,
  }
  for (const kind of ['android', 'ios', 'web'] as const)
    expect((await register(kind, tokens[kind], keeper)).status).toBe(200)
  return {
    tokens,
    browser,
    unseen: keeper.unseen,
    devices: async () =>
      (
        await testServer.call(getAuthenticatedUser, {}, keeper.as)
      ).body.user.pushNotificationConfigurations.map(({ deviceIdentifier }) => deviceIdentifier),
  }
}
const sentCounts = () => [fcm, apns, web].map(({ messages }) => messages.length)
const openJobs = async () =>
  (await adminPool.query(`SELECT FROM pgboss.job WHERE name = 'push-reminder' AND state <> 'completed'`))
    .rowCount

test('one reminder reaches an Android device, an iOS device and a browser', async () => {
  const { tokens, browser, unseen } = await createOwner()
  await remindAt(testServer, NOON)
  const payload = { notificationId: (await unseen())[0]?.notificationId, type: 'HABIT_REMINDER' }
  expect(fcm.messages).toMatchObject([{ token: tokens.android, data: payload }])
  expect(apns.messages).toMatchObject([{ token: tokens.ios, body: payload }])
  expect(web.messages).toMatchObject([
    { browserId: browser.id, payload: { notification: { data: payload } } },
  ])
  const collapseKeys = [
    fcm.messages[0]?.android.collapse_key,
    apns.messages[0]?.headers['apns-collapse-id'],
    web.messages[0]?.headers.topic,
  ]
  expect(new Set(collapseKeys).size).toBe(1)
})

test.each<[DeviceKind, (owner: Awaited<ReturnType<typeof createOwner>>) => void]>([
  ['android', ({ tokens }) => fcm.answers.ofDevice(tokens.android, fcmError(404, 'UNREGISTERED'))],
  ['ios', ({ tokens }) => apns.answers.ofDevice(tokens.ios, apnsError(410, 'Unregistered'))],
  ['web', ({ browser }) => web.answers.ofDevice(browser.id, { status: 410 })],
])('a dead token of kind %s deletes that device alone', async (kind, kill) => {
  const owner = await createOwner()
  kill(owner)
  await remindAt(testServer, NOON)
  const all: DeviceKind[] = ['android', 'ios', 'web']
  expect((await owner.devices()).sort()).toEqual(all.filter((each) => each !== kind))
  expect(await openJobs()).toBe(0)
})

describe('while all push services are down', () => {
  const goDown = () => Promise.all([fcm, apns, web].map((server) => server.goDown()))
  const recover = () => Promise.all([fcm, apns, web].map((server) => server.recover()))

  test('a reminder waits for a minute, is sent once they are back, and the devices stay', async () => {
    const owner = await createOwner()
    await goDown()
    for (const second of ['00', '15', '30', '45', '59'])
      await remindAt(testServer, `2026-03-04T11:00:${second}Z`)
    expect(sentCounts()).toEqual([0, 0, 0])
    await recover()
    await remindAt(testServer, '2026-03-04T11:03:00Z')
    expect([sentCounts(), await openJobs(), (await owner.devices()).length]).toEqual([[1, 1, 1], 0, 3])
  })

  test('a message that is an hour old is dropped', async () => {
    await createOwner()
    await goDown()
    await remindAt(testServer, NOON)
    await recover()
    await remindAt(testServer, '2026-03-04T12:00:00Z')
    expect([sentCounts(), await openJobs()]).toEqual([[0, 0, 0], 0])
  })

  test('neither the log nor the queue names the recipient', async () => {
    const { tokens, browser } = await createOwner()
    await goDown()
    await remindAt(testServer, NOON)
    await recover()
    const { rows } = await adminPool.query(`SELECT data, output FROM pgboss.job WHERE name = 'push-reminder'`)
    const log = lines.join('\n') + JSON.stringify(rows)
    expect(log).toContain('The push service could not be used: ECONNREFUSED')
    const { keys: browserKeys } = JSON.parse(tokens.web) as { keys: { auth: string; p256dh: string } }
    const secrets = [
      tokens.android,
      tokens.ios,
      browser.id,
      browserKeys.auth,
      browserKeys.p256dh,
      keys.privateKey,
    ]
    for (const secret of [...secrets, 'push.example.org', fcm.account.clientEmail])
      expect(log).not.toContain(secret)
  })
})

describe('a subscription that may not be used is refused', () => {
  const withEndpoint = (endpoint: string) =>
    JSON.stringify({ ...JSON.parse(web.subscribe().token), endpoint })

  test.each<[string, string]>([
    ['no JSON', 'a:device-token'],
    ['no keys', JSON.stringify({ endpoint: 'https://push.example.org/1' })],
    ['without encryption', withEndpoint('http://push.example.org/1')],
    ['of this machine', withEndpoint('https://localhost/1')],
    ['of a private network', withEndpoint('https://10.0.0.1/1')],
    ['of a cloud’s metadata', withEndpoint('https://169.254.169.254/latest/meta-data')],
  ])('%s', async (_, token) => {
    const learner = await createLearner(testServer)
    const { status, refusal } = await register('web', token, learner)
    expect([status, refusal?.identifier, refusal?.message]).toEqual([
      400,
      'push-token-not-valid',
      'Dieses Gerät können wir so nicht benachrichtigen. Bitte schalte die Benachrichtigungen aus und wieder ein.',
    ])
    expect((await adminPool.query('SELECT FROM device WHERE user_id = $1', [learner.user.id])).rowCount).toBe(
      0,
    )
  })
})
