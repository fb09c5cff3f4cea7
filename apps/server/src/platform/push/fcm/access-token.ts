import type { Agent } from 'node:https'
import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { FcmAccount } from '../../base/config/push.ts'
import { parseJson } from '../parse-json.ts'
import { post } from '../post.ts'
import { PushNotSent } from '../push-not-sent.ts'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
/** A token is replaced before it expires, so that no message meets an expired one. */
const EARLY_SECONDS = 300

const answerSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
})

export type AccessTokens = {
  /** @throws PushNotSent when Google issues none */
  get: () => Promise<string>
  drop: (token: string) => void
}

/** The service account's assertion, which is exchanged for a token (RFC 7523). */
const assertionOf = async ({ clientEmail, privateKey, tokenUri }: FcmAccount): Promise<string> =>
  new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(privateKey, 'RS256'))

const request = async (account: FcmAccount, agent: Agent, timeoutMs: number | undefined) => {
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: await assertionOf(account),
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status, text } = await post(agent, account.tokenUri, { headers, body }, timeoutMs)
  const answer = status === 200 ? answerSchema.safeParse(parseJson(text)) : null
  if (!answer?.success)
    throw new PushNotSent(`Google issued no access token for FCM: ${status}.`, { isOutage: true })
  return { token: answer.data.access_token, seconds: answer.data.expires_in }
}

/** One token for all messages, requested once for all that wait for it. */
export const createAccessTokens = (account: FcmAccount, agent: Agent, timeoutMs?: number): AccessTokens => {
  let current: { token: string; until: number } | null = null
  let pending: Promise<string> | null = null

  const renew = async (): Promise<string> => {
    const { token, seconds } = await request(account, agent, timeoutMs)
    current = { token, until: performance.now() + Math.max(0, seconds - EARLY_SECONDS) * 1000 }
    return token
  }
  return {
    get: async () => {
      if (current && performance.now() < current.until) return current.token
      pending ??= renew().finally(() => {
        pending = null
      })
      return pending
    },
    drop: (token) => {
      if (current?.token === token) current = null
    },
  }
}
