import type { IncomingHttpHeaders } from 'node:http'
import { Agent } from 'node:https'
import { importJWK, jwtVerify } from 'jose'
import { createBrowser, type TestBrowser } from './browser.ts'
import { CERTIFICATE } from './certificate.ts'
import { startHttpsServer } from './https-server.ts'
import { type PlannedAnswer, planAnswers } from './planned-answers.ts'

type WebPushMessage = {
  browserId: string
  payload: unknown
  headers: { ttl: string; topic: string | undefined; urgency: string | undefined; type: string | undefined }
  subject: unknown
}

/** The public key of `k=`, as a key for signatures. */
const signatureKey = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
}

/**
 * A push service for `push.example.org`: checks the sender's signature (RFC 8292), and decrypts as the browser does.
 * @param publicKey the key that the browsers subscribed with
 */
export const startWebPushServer = async (publicKey: string) => {
  const answers = planAnswers()
  const browsers = new Map<string, TestBrowser>()
  const messages: WebPushMessage[] = []

  const subjectOf = async ({ host, authorization = '' }: IncomingHttpHeaders): Promise<unknown> => {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
    if (key !== publicKey) return null
    const { payload } = await jwtVerify(token, await signatureKey(key), {
      algorithms: ['ES256'],
      audience: `https://${host}`,
      requiredClaims: ['exp', 'sub'],
    })
    const isShort = (payload.exp ?? Number.POSITIVE_INFINITY) * 1000 <= Date.now() + 86_400_000
    return isShort ? payload.sub : null
  }
  const server = await startHttpsServer(
    async ({ url = '', method, headers }, body): Promise<PlannedAnswer> => {
      const browser = browsers.get(url.replace('/send/', ''))
      if (method !== 'POST' || !browser) return { status: 404 }
      const subject = await subjectOf(headers)
      if (!subject) return { status: 403 }
      const {
        ttl,
        topic,
        urgency,
        'content-encoding': encoding,
        'content-type': type,
      } = headers as Record<string, string>
      if (!ttl || encoding !== 'aes128gcm' || !/^[\w-]{1,32}$/.test(topic ?? '')) return { status: 400 }
      const plannedAnswer = answers.take(browser.id)
      if (plannedAnswer) return plannedAnswer
      const payload: unknown = JSON.parse(browser.decrypt(body))
      messages.push({ browserId: browser.id, payload, headers: { ttl, topic, urgency, type }, subject })
      return { status: 201, headers: { location: `https://push.example.org/messages/${messages.length}` } }
    },
  )
  return {
    ...server,
    answers,
    messages,
    /** Every name resolves to this server. */
    agent: new Agent({
      keepAlive: true,
      ca: CERTIFICATE.cert,
      port: server.port,
      lookup: (_host, { all }, callback) =>
        all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
    }),
    subscribe: (host?: string): TestBrowser => {
      const browser = createBrowser(host)
      browsers.set(browser.id, browser)
      return browser
    },
  }
}
