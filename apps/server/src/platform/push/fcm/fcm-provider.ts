import { Agent } from 'node:https'
import { ANDROID_CHANNEL } from '@wohlauf/contract/values/notification-channel'
import type { FcmAccount } from '../../base/config/push.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { post } from '../post.ts'
import type { PushMessage, PushProvider } from '../push-provider.ts'
import { createAccessTokens } from './access-token.ts'
import { outcomeOf } from './answer.ts'

type FcmOptions = {
  origin?: string
  agent?: Agent
  timeoutMs?: number
  /** Milliseconds. */
  now?: () => number
}

const MAX_CONNECTIONS = 32

/** `tag` replaces a message that is shown already, `collapse_key` one that was not delivered yet. */
const bodyOf = (token: string, { title, payload, collapseKey, lifeSeconds }: PushMessage): string =>
  JSON.stringify({
    message: {
      token,
      notification: { title },
      data: payload,
      android: {
        collapse_key: collapseKey,
        ttl: `${lifeSeconds}s`,
        priority: 'HIGH',
        notification: { tag: collapseKey, channel_id: ANDROID_CHANNEL },
      },
    },
  })

/** FCM HTTP v1 (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send). */
export const createFcmProvider = (
  account: FcmAccount,
  { origin = 'https://fcm.googleapis.com', agent, timeoutMs, now = Date.now }: FcmOptions = {},
): PushProvider => {
  const connections = agent ?? new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const accessTokens = createAccessTokens(account, connections, timeoutMs)
  const breaker = createCircuitBreaker(now)
  const url = `${origin}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`

  const send: PushProvider['send'] = async ({ token }, message) => {
    const accessToken = await accessTokens.get()
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const answer = await post(connections, url, { headers, body: bodyOf(token, message) }, timeoutMs)
    if (answer.status === 401) accessTokens.drop(accessToken)
    return outcomeOf(answer, now())
  }
  return {
    send: (device, message) => breaker.run('fcm', () => send(device, message)),
    stop: () => connections.destroy(),
  }
}
