import { Agent } from 'node:https'
import { afterAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { pushMessage } from '../../../testing/push/message.ts'
import type { PlannedAnswer } from '../../../testing/push/planned-answers.ts'
import { startWebPushServer } from '../../../testing/push/web-push-server.ts'
import { PushNotSent } from '../push-not-sent.ts'
import type { PushMessage } from '../push-provider.ts'
import { publicAgent } from './public-addresses.ts'
import { createWebPushProvider } from './web-push-provider.ts'

const keys = webPush.generateVAPIDKeys()
const service = await startWebPushServer(keys.publicKey)
afterAll(service.close)

let now = 0
type Options = Partial<Parameters<typeof createWebPushProvider>[0]>
const open = (options: Options = {}) => {
  const provider = createWebPushProvider({
    keys,
    subject: 'mailto:hilfe@example.org',
    allowedHosts: null,
    agent: service.agent,
    now: () => now,
    ...options,
  })
  return {
    accepts: provider.accepts,
    send: (token: string, message: PushMessage = pushMessage()) =>
      provider.send({ kind: 'web', token }, message),
  }
}
beforeEach(() => {
  service.answers.succeed()
  service.messages.length = 0
})

test('a browser can decrypt the message; the push service knows life, topic and urgency, and whom to ask', async () => {
  const browser = service.subscribe()
  const message = pushMessage({ lifeSeconds: 120 })
  expect(await open().send(browser.token, message)).toBe('sent')
  expect(service.messages).toEqual([
    {
      browserId: browser.id,
      payload: {
        web_push: 8030,
        notification: {
          title: 'Erinnerung an deine Gewohnheit',
          lang: 'de',
          navigate: message.address,
          tag: message.collapseKey,
          data: message.payload,
        },
        app_badge: 2,
      },
      headers: {
        ttl: '120',
        topic: message.collapseKey,
        urgency: 'high',
        type: 'application/notification+json',
      },
      subject: 'mailto:hilfe@example.org',
    },
  ])
})

test.each([404, 410])('a subscription is dead after %d', async (status) => {
  service.answers.next({ status })
  expect(await open().send(service.subscribe().token)).toBe('dead-token')
})

test.each<[PlannedAnswer]>([
  [{ status: 400 }],
  [{ status: 401 }],
  [{ status: 403 }],
  [{ status: 413 }],
  [{ status: 429, headers: { 'retry-after': '60' } }],
  [{ status: 500 }],
  ['cut'],
])('after %o a retry sends', async (answer) => {
  const { send } = open()
  const { token, id } = service.subscribe()
  await send(token)
  service.answers.always(answer)
  const failure = await send(token).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PushNotSent)
  expect((failure as Error).stack).not.toMatch(new RegExp(`${id}|push.example.org`))
  service.answers.succeed()
  expect(await send(token)).toBe('sent')
})

test('a message that gets no answer is given up, and a retry sends', async () => {
  const { token } = service.subscribe()
  service.answers.always('silence')
  await expect(open({ timeoutMs: 100 }).send(token)).rejects.toThrow('no answer in time')
  service.answers.succeed()
  expect(await open().send(token)).toBe('sent')
})

test.each([301, 302, 307, 308])('a redirect with %d is not followed', async (status) => {
  const [one, other] = [service.subscribe(), service.subscribe()]
  service.answers.ofDevice(one.id, {
    status,
    headers: { location: `https://push.example.org/send/${other.id}` },
  })
  await expect(open().send(one.token)).rejects.toThrow(`The push service answered ${status}`)
  expect(service.messages).toEqual([])
})

test('an unavailable push service is not called for as long as it asks, others are', async () => {
  const { send } = open()
  const [one, other] = [service.subscribe(), service.subscribe('other.example.org')]
  service.answers.next({ status: 503, headers: { 'retry-after': '120' } })
  await expect(send(one.token)).rejects.toThrow('503')
  await expect(send(one.token)).rejects.toThrow('paused')
  expect(await send(other.token)).toBe('sent')
  now += 120_000
  expect(await send(one.token)).toBe('sent')
})

test('an untrusted certificate is refused', async () => {
  const { lookup, port } = service.agent.options
  const agent = new Agent({ ...(lookup ? { lookup } : {}), ...(port ? { port } : {}) })
  await expect(open({ agent }).send(service.subscribe().token)).rejects.toThrow('CERT')
  expect(service.messages).toEqual([])
})

test('only the configured push services are accepted and used', async () => {
  const { accepts, send } = open({ allowedHosts: ['*.example.com', 'other.example.org'] })
  const [one, other] = [service.subscribe(), service.subscribe('other.example.org')]
  expect([accepts?.(one.token), accepts?.(other.token), accepts?.('no JSON')]).toEqual([false, true, false])
  await expect(send(one.token)).rejects.toThrow('may not be used')
  expect(await send(other.token)).toBe('sent')
  expect(service.messages).toHaveLength(1)
})

test('a public name that leads to this machine is not used', async () => {
  const agent = publicAgent(async () => ['127.0.0.1'])
  agent.options.port = service.port
  await expect(open({ agent }).send(service.subscribe().token)).rejects.toThrow('ADDRESS_NOT_PUBLIC')
  expect(service.messages).toEqual([])
})
