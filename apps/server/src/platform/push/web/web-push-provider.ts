import type { Agent } from 'node:https'
import webPush from 'web-push'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { type PostAnswer, post } from '../post.ts'
import { PushNotSent } from '../push-not-sent.ts'
import type { PushMessage, PushProvider } from '../push-provider.ts'
import { retryAfterSeconds } from '../retry-after.ts'
import { isAllowedHost } from './allowed-hosts.ts'
import { publicAgent } from './public-addresses.ts'
import { parseSubscription, type Subscription } from './subscription.ts'
import type { VapidKeys } from './vapid-keys.ts'

type WebPushOptions = {
  keys: VapidKeys
  /** The contact for push services with questions about our messages: `mailto:` and an address. */
  subject: string
  /** Null: every public one. */
  allowedHosts: readonly string[] | null
  agent?: Agent
  timeoutMs?: number
  /** Milliseconds. */
  now?: () => number
}

/**
 * A declarative message (https://w3c.github.io/push-api/#declarative-push-message): a browser that knows them shows it by
 * itself, any other one passes it to the service worker, which reads the same members.
 */
export const declarativeMessage = ({ title, payload, address, collapseKey, unseenCount }: PushMessage) => ({
  web_push: 8030,
  notification: { title, lang: 'de', navigate: address, tag: collapseKey, data: payload },
  app_badge: unseenCount,
})

/** Encrypted for the browser (RFC 8291) and signed with our key (RFC 8292). */
const requestOf = (
  { endpoint, keys }: Subscription,
  message: PushMessage,
  { keys: vapid, subject }: WebPushOptions,
) => {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify(declarativeMessage(message)),
    {
      vapidDetails: { subject, ...vapid },
      contentEncoding: 'aes128gcm',
      TTL: message.lifeSeconds,
      topic: message.collapseKey,
      urgency: 'high',
    },
  )
  // The library overrides the type in any case.
  const ownHeaders = {
    ...(headers as Record<string, string | number>),
    'Content-Type': 'application/notification+json',
  }
  return { headers: ownHeaders, body: body ?? '' }
}

/** RFC 8030, 7.3: 404 and 410 end the subscription, 5xx is about the push service, all else about this one. */
const outcomeOf = ({ status, retryAfter }: PostAnswer, nowMs: number): 'sent' | 'dead-token' => {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'dead-token'
  const isOutage = status >= 500
  throw new PushNotSent(`The push service answered ${status}.`, {
    isOutage,
    retryAfterSeconds: isOutage ? retryAfterSeconds(retryAfter, nowMs) : null,
  })
}

/** The token is the browser's subscription as JSON (RFC 8030). */
export const createWebPushProvider = (options: WebPushOptions): PushProvider => {
  const { allowedHosts, agent = publicAgent(), timeoutMs, now = Date.now } = options
  const breaker = createCircuitBreaker(now)
  const find = (token: string): Subscription | null => {
    const subscription = parseSubscription(token)
    return subscription && isAllowedHost(subscription.host, allowedHosts) ? subscription : null
  }
  return {
    accepts: (token) => find(token) !== null,
    send: async ({ token }, message) => {
      const subscription = find(token)
      // Not dead: the rules of this version or the configuration may be wrong.
      if (!subscription) throw new PushNotSent('The subscription may not be used.')
      return breaker.run(subscription.host, async () => {
        const answer = await post(
          agent,
          subscription.endpoint,
          requestOf(subscription, message, options),
          timeoutMs,
        )
        return outcomeOf(answer, now())
      })
    },
    stop: () => agent.destroy(),
  }
}
