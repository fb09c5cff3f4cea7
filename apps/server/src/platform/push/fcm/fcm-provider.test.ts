import { afterAll, beforeEach, expect, test } from 'vitest'
import { fcmError, startFcmServer } from '../../../testing/push/fcm-server.ts'
import { pushMessage } from '../../../testing/push/message.ts'
import type { PlannedAnswer } from '../../../testing/push/planned-answers.ts'
import { PushNotSent } from '../push-not-sent.ts'
import type { PushProvider } from '../push-provider.ts'
import { createFcmProvider } from './fcm-provider.ts'

const fcm = await startFcmServer()
afterAll(fcm.close)

const { origin, agent } = fcm
let now = 0
const open = (timeoutMs?: number): PushProvider =>
  createFcmProvider(fcm.account, { origin, agent, now: () => now, ...(timeoutMs ? { timeoutMs } : {}) })
const device = (token = 'a:device-token') => ({ kind: 'android' as const, token })
const failureOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => null,
    (error) => error,
  )

beforeEach(() => {
  fcm.answers.succeed()
  fcm.tokenAnswers.succeed()
  fcm.messages.length = 0
  fcm.issued.length = 0
})

test('sends title, notification and type to the shell’s channel, replaces the former message, and ends with the message’s life', async () => {
  const message = pushMessage({ lifeSeconds: 120 })
  expect(await open().send(device(), message)).toBe('sent')
  expect(fcm.messages).toEqual([
    {
      token: 'a:device-token',
      notification: { title: 'Erinnerung an deine Gewohnheit' },
      data: message.payload,
      android: {
        collapse_key: message.collapseKey,
        ttl: '120s',
        priority: 'HIGH',
        notification: { tag: message.collapseKey, channel_id: 'reminders' },
      },
    },
  ])
})

test('all messages share one access token, also those that are sent concurrently', async () => {
  const provider = open()
  await Promise.all([1, 2, 3].map(() => provider.send(device(), pushMessage())))
  await provider.send(device(), pushMessage())
  expect([fcm.messages.length, fcm.issued.length]).toEqual([4, 1])
})

test('an access token that FCM refuses is replaced for the next attempt', async () => {
  const provider = open()
  await provider.send(device(), pushMessage())
  fcm.revoke()
  await expect(provider.send(device(), pushMessage())).rejects.toThrow('FCM answered 401')
  expect(await provider.send(device(), pushMessage())).toBe('sent')
})

const markedAnswer: PlannedAnswer = {
  status: 400,
  body: {
    error: {
      code: 400,
      details: [{ errorCode: 'INVALID_ARGUMENT' }, { fieldViolations: [{ field: 'message.token' }] }],
    },
  },
}

test.each<[string, PlannedAnswer]>([
  ['UNREGISTERED', fcmError(404, 'UNREGISTERED')],
  [
    'a message about the token',
    fcmError(400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token'),
  ],
  ['a mark at the token', markedAnswer],
])('a token is dead after %s', async (_, answer) => {
  fcm.answers.next(answer)
  expect(await open().send(device(), pushMessage())).toBe('dead-token')
})

test.each<[string, PlannedAnswer]>([
  ['404 without UNREGISTERED, as for an unknown project', { status: 404, body: { error: { code: 404 } } }],
  ['another invalid argument', fcmError(400, 'INVALID_ARGUMENT', 'Invalid TTL')],
  ['a token of another project', fcmError(403, 'SENDER_ID_MISMATCH')],
  ['too many messages', fcmError(429, 'QUOTA_EXCEEDED')],
  ['an error of FCM', fcmError(500, 'INTERNAL')],
  ['a gateway without JSON', { status: 502 }],
  ['a closed connection', 'cut'],
])('after %s a retry sends', async (_, answer) => {
  const provider = open()
  await provider.send(device(), pushMessage())
  fcm.answers.always(answer)
  const failure = await failureOf(provider.send(device('a:secret-token'), pushMessage()))
  expect(failure).toBeInstanceOf(PushNotSent)
  expect(`${(failure as Error).stack}`).not.toMatch(/secret-token|https:\/\/127/)
  fcm.answers.succeed()
  expect(await provider.send(device(), pushMessage())).toBe('sent')
})

test.each([
  ['FCM', fcm.answers],
  ['the access token', fcm.tokenAnswers],
])('a message that gets no answer of %s is given up, and a retry sends', async (_, answers) => {
  answers.always('silence')
  await expect(open(100).send(device(), pushMessage())).rejects.toThrow('no answer in time')
  answers.succeed()
  expect(await open().send(device(), pushMessage())).toBe('sent')
})

test('a message that meets an idle connection just closed by FCM is sent on another one', async () => {
  const provider = open()
  await provider.send(device(), pushMessage())
  fcm.answers.next('cut')
  expect(await provider.send(device(), pushMessage())).toBe('sent')
})

test('without an access token nothing is sent, and the next attempt asks for one again', async () => {
  const provider = open()
  fcm.tokenAnswers.next({ status: 500 })
  await expect(provider.send(device(), pushMessage())).rejects.toThrow(
    'Google issued no access token for FCM: 500',
  )
  expect(await provider.send(device(), pushMessage())).toBe('sent')
})

test('FCM gets no request while it asks to wait', async () => {
  const provider = open()
  fcm.answers.next({
    ...(fcmError(503, 'UNAVAILABLE') as object),
    status: 503,
    headers: { 'retry-after': '120' },
  })
  await expect(provider.send(device(), pushMessage())).rejects.toThrow('FCM answered 503')
  now += 119_000
  await expect(provider.send(device(), pushMessage())).rejects.toThrow('paused')
  expect(fcm.messages).toEqual([])
  now += 1000
  expect(await provider.send(device(), pushMessage())).toBe('sent')
})
