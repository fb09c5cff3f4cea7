import { hash } from 'node:crypto'
import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { getAuthenticatedUser, logout } from '@wohlauf/contract/authentication/authentication'
import { markAllNotificationsAsSeen } from '@wohlauf/contract/dashboard/notifications'
import {
  acceptPushNotifications,
  type DeviceKind,
  rejectPushNotifications,
} from '@wohlauf/contract/push-notifications/push-notifications'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { inTenant } from '../../platform/database/transaction.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { PushDevice, PushMessage, PushProvider } from '../../platform/push/push-provider.ts'
import { createPushProviders } from '../../platform/push/push-providers.ts'
import { createKeeper, remindAt } from '../../testing/people/habits.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { createBrowser } from '../../testing/push/browser.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { pushReminder } from './jobs/push-reminder.ts'

/** The other side of the interface: answers by the token. Android is configured, iOS and the web are not. */
const sentMessages: { device: PushDevice; message: PushMessage }[] = []
let failures = 0
const provider: PushProvider = {
  send: async (device, message) => {
    if (failures-- > 0) throw new Error('the provider is away')
    sentMessages.push({ device, message })
    return device.token.startsWith('dead') ? 'dead-token' : 'sent'
  },
}

const testServer = await startTestServer()
afterAll(testServer.stop)
testServer.services.push = createPushProviders({ android: provider })
const { adminPool } = testServer

const NOON = '2026-03-04T11:00:00Z'
beforeEach(async () => {
  await adminPool.query('UPDATE habit_intent SET next_reminder_at = NULL')
  testServer.clock.set('2026-03-04T09:00:00Z')
  sentMessages.length = 0
  failures = 0
})

let count = 0
const newToken = () => `token-${++count}`

const register = async (
  { as }: Pick<Learner, 'as'>,
  { token = newToken(), id = 'telefon', kind = 'android' as DeviceKind } = {},
) => {
  const input = { deviceIdentifier: id, operatingSystem: kind, pushNotificationToken: token }
  expect((await testServer.call(acceptPushNotifications, input, as)).status).toBe(200)
  return token
}
const devicesOf = async ({ as }: Pick<Learner, 'as'>) =>
  (await testServer.call(getAuthenticatedUser, {}, as)).body.user.pushNotificationConfigurations
const sentTo = () => sentMessages.map(({ device }) => device.token)
const pushJobs = async () =>
  (await adminPool.query(`SELECT FROM pgboss.job WHERE name = 'push-reminder' AND state <> 'completed'`))
    .rowCount

test('a device gets only the reminder’s text, notification and type', async () => {
  const keeper = await createKeeper(testServer)
  const token = await register(keeper)
  await remindAt(testServer, NOON)
  const [notification] = await keeper.unseen()
  expect(sentMessages).toEqual([
    {
      device: { kind: 'android', token },
      message: {
        title: 'Erinnerung an deine Gewohnheit',
        payload: { notificationId: notification?.notificationId, type: 'HABIT_REMINDER' },
        address: `http://${keeper.learner.app.host}/gewohnheiten?benachrichtigung=${notification?.notificationId}`,
        unseenCount: 1,
        collapseKey: expect.stringMatching(/^[\w-]{32}$/),
        lifeSeconds: 3600,
      },
    },
  ])
})

test('several habits of a minute are one push to each device, under one collapse key', async () => {
  const keeper = await createKeeper(testServer)
  await createKeeper(testServer, { learner: keeper.learner })
  await createKeeper(testServer, { learner: keeper.learner, plan: { notificationTime: '12:30:00' } })
  const tokens = [await register(keeper), await register(keeper, { id: 'tablet' })]
  await remindAt(testServer, NOON)
  expect(sentTo().sort()).toEqual(tokens.sort())
  await remindAt(testServer, '2026-03-04T11:30:00Z')
  expect(sentMessages).toHaveLength(4)
  expect(sentMessages.map(({ message }) => message.unseenCount)).toEqual([2, 2, 3, 3])
  expect(new Set(sentMessages.map(({ message }) => message.collapseKey)).size).toBe(1)
})

test('a provider that is not configured gets no job, and a person who has switched push off no message', async () => {
  const [phone, off] = [await createKeeper(testServer), await createKeeper(testServer, { channels: [] })]
  await register(phone, { kind: 'ios' })
  await register(phone, { kind: 'web', id: 'browser', token: createBrowser().token })
  await register(off)
  await remindAt(testServer, NOON)
  expect([sentMessages, await pushJobs()]).toEqual([[], 0])
  expect(await off.badge()).toBe(1)
})

test('a job that names the reminder of one person and the device of another sends nothing', async () => {
  const one = await createKeeper(testServer)
  await register({ as: (await createLearner(testServer, one.app)).as })
  await remindAt(testServer, NOON)
  const [reminder] = await one.unseen()
  const { rows } = await adminPool.query<{ id: string }>('SELECT id FROM device WHERE app_id = $1', [
    one.app.appId,
  ])
  const payload = { notificationId: reminder?.notificationId ?? '', deviceId: rows[0]?.id ?? '' }
  await inTenant(testServer.pool, { appId: one.app.appId, userId: null, reach: 'app' }, (tx) =>
    enqueue(tx, pushReminder, payload),
  )
  await testServer.runJobs()
  expect([sentMessages, await pushJobs()]).toEqual([[], 0])
})

test('a dead token deletes its device; any other failure is retried for that device only', async () => {
  const keeper = await createKeeper(testServer)
  await register(keeper, { token: `dead-${newToken()}`, id: 'altes Telefon' })
  await register(keeper)
  failures = 1
  await remindAt(testServer, NOON)
  expect(sentMessages).toHaveLength(1)
  await remindAt(testServer, '2026-03-04T11:01:00Z')
  expect(sentMessages).toHaveLength(2)
  expect((await devicesOf(keeper)).map(({ deviceIdentifier }) => deviceIdentifier)).toEqual(['telefon'])
})

describe('a late attempt sends nothing', () => {
  test('about a reminder that was seen meanwhile', async () => {
    const keeper = await createKeeper(testServer)
    await register(keeper)
    failures = 1
    await remindAt(testServer, NOON)
    await testServer.call(markAllNotificationsAsSeen, {}, keeper.as)
    await remindAt(testServer, '2026-03-04T11:05:00Z')
    expect(sentMessages).toEqual([])
  })

  test('about a reminder that is an hour old', async () => {
    const keeper = await createKeeper(testServer)
    await register(keeper)
    failures = 1
    await remindAt(testServer, NOON)
    await remindAt(testServer, '2026-03-04T12:00:00Z')
    expect([sentMessages, await pushJobs()]).toEqual([[], 0])
  })

  test('to a device that was released meanwhile', async () => {
    const keeper = await createKeeper(testServer)
    await register(keeper)
    failures = 1
    await remindAt(testServer, NOON)
    await testServer.call(logout, {}, keeper.as)
    await remindAt(testServer, '2026-03-04T11:05:00Z')
    expect([sentMessages, await pushJobs()]).toEqual([[], 0])
  })
})

describe('a device', () => {
  test('is returned to its session with its answer and time, and can be answered again', async () => {
    const learner = await createLearner(testServer)
    const token = await register(learner)
    const configuration = {
      deviceIdentifier: 'telefon',
      isAccepted: true,
      updatedAt: '2026-03-04T09:00:00.000Z',
      tokenHash: hash('sha256', token, 'base64url'),
    }
    expect(await devicesOf(learner)).toEqual([configuration])
    testServer.clock.set('2026-03-17T09:00:00Z')
    await register(learner, { token })
    expect(await devicesOf(learner)).toEqual([{ ...configuration, updatedAt: '2026-03-17T09:00:00.000Z' }])
  })

  test('that declines gets no more messages', async () => {
    const keeper = await createKeeper(testServer)
    await register(keeper)
    const input = { deviceIdentifier: 'telefon', operatingSystem: 'android' as const }
    expect((await testServer.call(rejectPushNotifications, input, keeper.as)).status).toBe(200)
    expect(await devicesOf(keeper)).toMatchObject([{ isAccepted: false, tokenHash: null }])
    await remindAt(testServer, NOON)
    expect(sentMessages).toEqual([])
  })

  test('belongs to one person: a token that arrives from another one moves over', async () => {
    const one = await createKeeper(testServer)
    const other = await createKeeper(testServer, { learner: await createLearner(testServer, one.app) })
    const token = await register(one)
    await register(other, { token, id: 'dasselbe' })
    expect([await devicesOf(one), (await devicesOf(other)).length]).toEqual([[], 1])
    await remindAt(testServer, NOON)
    expect(sentTo()).toEqual([token])
    expect(sentMessages[0]?.message.payload.notificationId).toBe((await other.unseen())[0]?.notificationId)
  })

  test('with one token in two apps is one in each', async () => {
    const [one, other] = [await createLearner(testServer), await createLearner(testServer)]
    const token = await register(one)
    await register(other, { token })
    expect([(await devicesOf(one)).length, (await devicesOf(other)).length]).toEqual([1, 1])
  })

  test('is released by the logout of its session, and by no other one', async () => {
    const keeper = await createKeeper(testServer)
    const { user, as } = keeper
    const elsewhere = { ...as, token: await testServer.signIn(user) }
    await register(keeper)
    await testServer.call(logout, {}, elsewhere)
    expect(await devicesOf(keeper)).toHaveLength(1)
    const again = { ...as, token: await testServer.signIn(user) }
    await testServer.call(logout, {}, as)
    expect(await devicesOf({ as: again })).toEqual([])
  })

  test('is released by a new password', async () => {
    const keeper = await createKeeper(testServer)
    await register(keeper)
    const input = { userCurrentPassword: keeper.user.password, userNewPassword: 'ein-anderes-passwort-2026' }
    const { headers } = await testServer.call(updateUserPassword, input, keeper.as)
    expect(await devicesOf({ as: { ...keeper.as, token: headers['auth-token'] ?? '' } })).toEqual([])
    await remindAt(testServer, NOON)
    expect(sentMessages).toEqual([])
  })

  test('of an expired session gets no more messages', async () => {
    const keeper = await createKeeper(testServer)
    await register(keeper)
    await remindAt(testServer, '2026-03-18T08:59:00Z')
    sentMessages.length = 0
    await remindAt(testServer, '2026-03-18T11:00:00Z')
    expect([sentMessages, (await keeper.storedReminder()) !== null]).toEqual([[], true])
  })

  test.each([
    [{ operatingSystem: 'windows' }, { operatingSystem: 'Der Wert ist nicht gültig' }],
    [{ deviceIdentifier: '' }, { deviceIdentifier: 'Dieses Feld muss gefüllt sein' }],
    [{ pushNotificationToken: '' }, { pushNotificationToken: 'Dieses Feld muss gefüllt sein' }],
    [
      { pushNotificationToken: 'x'.repeat(4097) },
      { pushNotificationToken: 'Der Wert darf höchstens 4096 Zeichen lang sein' },
    ],
  ])('%o is not valid', async (input, fields) => {
    const learner = await createLearner(testServer)
    const usual = { deviceIdentifier: 'telefon', operatingSystem: 'android', pushNotificationToken: 'x' }
    const { status, refusal } = await testServer.call(
      acceptPushNotifications,
      { ...usual, ...input } as never,
      learner.as,
    )
    expect([status, refusal?.fields]).toEqual([400, fields])
    expect(await devicesOf(learner)).toEqual([])
  })
})
