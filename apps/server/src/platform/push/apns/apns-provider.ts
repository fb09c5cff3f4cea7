import type { ApnsAccount } from '../../base/config/push.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { codeOf, PushNotSent } from '../push-not-sent.ts'
import type { PushMessage, PushProvider } from '../push-provider.ts'
import { reasonOf, refusalOf } from './answer.ts'
import { type ConnectionOptions, createConnection } from './connection.ts'
import { createProviderTokens } from './provider-token.ts'

const ORIGINS: Record<ApnsAccount['environment'], string> = {
  production: 'https://api.push.apple.com',
  sandbox: 'https://api.sandbox.push.apple.com',
}

/** Both come with the status 410. */
const DEAD = ['Unregistered', 'ExpiredToken']

type ApnsOptions = ConnectionOptions & {
  origin?: string
  /** Milliseconds. */
  now?: () => number
}

const headersOf = (
  { topic }: ApnsAccount,
  token: string,
  { collapseKey, lifeSeconds }: PushMessage,
  nowMs: number,
) => ({
  ':method': 'POST',
  ':path': `/3/device/${encodeURIComponent(token)}`,
  'apns-topic': topic,
  'apns-push-type': 'alert',
  'apns-priority': '10',
  'apns-collapse-id': collapseKey,
  'apns-expiration': String(Math.floor(nowMs / 1000) + lifeSeconds),
  'content-type': 'application/json',
})

const bodyOf = ({ title, payload }: PushMessage): string =>
  JSON.stringify({ aps: { alert: { title }, sound: 'default' }, ...payload })

/** APNs over HTTP/2 with token authentication. */
export const createApnsProvider = (
  account: ApnsAccount,
  { origin = ORIGINS[account.environment], now = Date.now, ...options }: ApnsOptions = {},
): PushProvider => {
  const connection = createConnection(origin, options)
  const providerTokens = createProviderTokens(account)
  const breaker = createCircuitBreaker(now)
  // With the wrong environment APNs calls every token bad: no device is deleted before a message was accepted.
  let hasSent = false

  const request = async (token: string, message: PushMessage, authorization: string) => {
    const headers = { ...headersOf(account, token, message, now()), authorization: `bearer ${authorization}` }
    try {
      return await connection.request(headers, bodyOf(message))
    } catch (error) {
      throw new PushNotSent(`APNs could not be used: ${codeOf(error)}.`, { isOutage: true })
    }
  }
  const send: PushProvider['send'] = async ({ token }, message) => {
    const providerToken = await providerTokens.get()
    const answer = await request(token, message, providerToken)
    if (answer.status === 200) {
      hasSent = true
      return 'sent'
    }
    const reason = reasonOf(answer)
    if (DEAD.includes(reason) || (reason === 'BadDeviceToken' && hasSent)) return 'dead-token'
    if (reason === 'ExpiredProviderToken') providerTokens.drop(providerToken)
    throw refusalOf(answer, reason, now())
  }
  return {
    send: (device, message) => breaker.run('apns', () => send(device, message)),
    stop: connection.close,
  }
}
