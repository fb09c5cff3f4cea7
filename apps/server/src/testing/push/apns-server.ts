import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import {
  constants,
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import type { ApnsAccount } from '../../platform/base/config/push.ts'
import { CERTIFICATE } from './certificate.ts'
import { type PlannedAnswer, planAnswers } from './planned-answers.ts'

type ApnsMessage = { token: string; headers: Record<string, string>; body: unknown }

/** The form in which APNs states an error. */
export const apnsError = (status: number, reason: string): PlannedAnswer => ({ status, body: { reason } })

const write = (stream: ServerHttp2Stream, answer: PlannedAnswer): void => {
  if (answer === 'silence' || stream.destroyed) return
  if (answer === 'cut') return void stream.session?.destroy()
  stream.respond({ ':status': answer.status, ...answer.headers })
  stream.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
}

/** APNs over HTTP/2: a message needs a provider token that the account's key has signed within the last hour. */
export const startApnsServer = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const account: ApnsAccount = {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyId: 'KEY1234567',
    teamId: 'TEAM123456',
    topic: 'org.example.wohlauf',
    environment: 'production',
  }
  const answers = planAnswers()
  const messages: ApnsMessage[] = []
  const providerTokens = new Set<string>()
  const sessions: ServerHttp2Session[] = []
  let isLeaving = false

  const authorize = async (authorization = ''): Promise<PlannedAnswer | null> => {
    const token = authorization.replace(/^bearer /, '')
    try {
      const { protectedHeader } = await jwtVerify(token, publicKey, {
        algorithms: ['ES256'],
        issuer: account.teamId,
        maxTokenAge: '1h',
      })
      if (protectedHeader.kid !== account.keyId) return apnsError(403, 'InvalidProviderToken')
      providerTokens.add(token)
      return null
    } catch {
      return apnsError(403, 'InvalidProviderToken')
    }
  }
  const accept = async (headers: IncomingHttpHeaders, body: string): Promise<PlannedAnswer> => {
    const [, token = ''] = /^\/3\/device\/([^/]+)$/.exec(headers[':path'] ?? '') ?? []
    if (headers[':method'] !== 'POST' || !token) return apnsError(404, 'BadPath')
    const refusal = await authorize(headers.authorization)
    if (refusal) return refusal
    if (headers['apns-topic'] !== account.topic) return apnsError(400, 'DeviceTokenNotForTopic')
    const plannedAnswer = answers.take(token)
    if (plannedAnswer) return plannedAnswer
    const own = Object.entries(headers).filter(([name]) => name.startsWith('apns-'))
    messages.push({
      token,
      headers: Object.fromEntries(own) as Record<string, string>,
      body: JSON.parse(body),
    })
    return { status: 200 }
  }
  const server = createSecureServer(CERTIFICATE)
  server.on('session', (session) => {
    sessions.push(session)
    session.on('error', () => {})
  })
  server.on('stream', async (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => {})
    const answer = await accept(headers, await text(stream))
    if (isLeaving) stream.session?.goaway(constants.NGHTTP2_NO_ERROR, stream.id)
    isLeaving = false
    write(stream, answer)
  })
  let port = 0
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const close = async () => {
    if (!server.listening) return
    const closing = once(server, 'close')
    server.close()
    for (const session of sessions) session.destroy()
    await closing
  }
  await listen()
  return {
    port,
    origin: `https://127.0.0.1:${port}`,
    account,
    ca: CERTIFICATE.cert,
    answers,
    messages,
    /** The accepted tokens. */
    providerTokens,
    /** How many connections were opened. */
    connections: () => sessions.length,
    /** Announces on the connection of the next message, and before its answer, that it accepts no more messages. */
    goAwayBeforeNextAnswer: () => {
      isLeaving = true
    },
    goDown: close,
    recover: listen,
    close,
  }
}
