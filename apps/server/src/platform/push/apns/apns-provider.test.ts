import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openGate } from '../../../testing/gate.ts'
import { apnsError, startApnsServer } from '../../../testing/push/apns-server.ts'
import { pushMessage } from '../../../testing/push/message.ts'
import type { PlannedAnswer } from '../../../testing/push/planned-answers.ts'
import { PushNotSent } from '../push-not-sent.ts'
import { createApnsProvider } from './apns-provider.ts'

const apns = await startApnsServer()
afterAll(apns.close)

const TOKEN = 'ab'.repeat(32)
const NOW = Date.parse('2026-03-04T11:00:00Z')
const open = (options: { origin?: string; timeoutMs?: number; pingMs?: number } = {}) => {
  const provider = createApnsProvider(apns.account, {
    origin: apns.origin,
    ca: apns.ca,
    now: () => NOW,
    ...options,
  })
  onTestFinished(() => provider.stop?.())
  return (token = TOKEN) => provider.send({ kind: 'ios', token }, pushMessage({ lifeSeconds: 120 }))
}
beforeEach(() => {
  apns.answers.succeed()
  apns.messages.length = 0
  apns.providerTokens.clear()
})

test('sends title, notification and type, replaces the former message, and ends with the message’s life', async () => {
  expect(await open()()).toBe('sent')
  expect(apns.messages).toEqual([
    {
      token: TOKEN,
      headers: {
        'apns-topic': 'org.example.wohlauf',
        'apns-push-type': 'alert',
        'apns-priority': '10',
        'apns-collapse-id': pushMessage().collapseKey,
        'apns-expiration': String(NOW / 1000 + 120),
      },
      body: {
        aps: { alert: { title: 'Erinnerung an deine Gewohnheit' }, sound: 'default' },
        notificationId: expect.any(String),
        type: 'HABIT_REMINDER',
      },
    },
  ])
})

test('all messages share one connection and one provider token', async () => {
  const send = open()
  const before = apns.connections()
  await Promise.all([send(), send(), send()])
  await send()
  expect([apns.messages.length, apns.connections() - before, apns.providerTokens.size]).toEqual([4, 1, 1])
})

test('a provider token that APNs calls expired is replaced for the next attempt', async () => {
  const send = open()
  await send()
  apns.answers.next(apnsError(403, 'ExpiredProviderToken'))
  await expect(send()).rejects.toThrow('APNs answered 403 ExpiredProviderToken')
  // The token is from the same second, so it differs in its signature only.
  expect(await send()).toBe('sent')
  expect(apns.providerTokens.size).toBe(2)
})

describe('a token is dead', () => {
  test.each(['Unregistered', 'ExpiredToken'])('after %s', async (reason) => {
    apns.answers.next(apnsError(410, reason))
    expect(await open()()).toBe('dead-token')
  })

  test('after BadDeviceToken, as soon as APNs has accepted another one', async () => {
    const send = open()
    apns.answers.ofDevice('bad', apnsError(400, 'BadDeviceToken'))
    await expect(send('bad')).rejects.toThrow('APNs answered 400 BadDeviceToken')
    await send()
    expect(await send('bad')).toBe('dead-token')
  })
})

test.each<[string, PlannedAnswer]>([
  ['a token of another app', apnsError(400, 'DeviceTokenNotForTopic')],
  ['a wrong provider token', apnsError(403, 'InvalidProviderToken')],
  ['too many messages', apnsError(429, 'TooManyRequests')],
  ['an error of APNs', apnsError(500, 'InternalServerError')],
  ['its end', apnsError(503, 'Shutdown')],
  ['410 without a reason', { status: 410 }],
  ['a closed connection', 'cut'],
])('after %s a retry sends', async (_, answer) => {
  const send = open()
  await send()
  apns.answers.next(answer)
  const failure = await send('secret').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PushNotSent)
  expect((failure as Error).stack).not.toMatch(/secret|https:\/\/127/)
  expect(await send()).toBe('sent')
})

test('a message that gets no answer is given up, and the next one uses another connection', async () => {
  const send = open({ timeoutMs: 200 })
  apns.answers.always('silence')
  await expect(send()).rejects.toThrow('no answer in time')
  const before = apns.connections()
  apns.answers.succeed()
  // On a busy machine a connection may take longer.
  await vi.waitFor(async () => expect(await send()).toBe('sent'), { timeout: 300_000 })
  expect(apns.connections()).toBeGreaterThan(before)
})

describe('the connection', () => {
  test('is replaced after GOAWAY, and the message in flight is sent on the former one', async () => {
    const send = open()
    await send()
    const before = apns.connections()
    apns.goAwayBeforeNextAnswer()
    expect([await send(), apns.connections()]).toEqual(['sent', before])
    expect([await send(), apns.connections()]).toEqual(['sent', before + 1])
  })

  test('is replaced when a router has dropped it, which a ping notices', async () => {
    const gate = await openGate(() => apns.port)
    onTestFinished(gate.close)
    // A message waits longer than the test, so that only the ping can replace the connection.
    const send = open({ origin: `https://127.0.0.1:${gate.port}`, pingMs: 200, timeoutMs: 600_000 })
    await send()
    const before = apns.connections()
    gate.silence()
    gate.restore()
    await expect(send()).rejects.toThrow('APNs could not be used')
    expect(await send()).toBe('sent')
    expect(apns.connections()).toBeGreaterThan(before)
  })

  test('is opened again when APNs was down', async () => {
    const send = open()
    await send()
    await apns.goDown()
    await expect(send()).rejects.toThrow('APNs could not be used')
    await apns.recover()
    expect(await send()).toBe('sent')
  })

  test('without a trusted certificate sends nothing', async () => {
    const provider = createApnsProvider(apns.account, { origin: apns.origin })
    await expect(provider.send({ kind: 'ios', token: TOKEN }, pushMessage())).rejects.toThrow(
      'APNs could not be used',
    )
    expect(apns.messages).toEqual([])
  })
})
