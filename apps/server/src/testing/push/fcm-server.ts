import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { Agent } from 'node:https'
import { jwtVerify } from 'jose'
import * as z from 'zod'
import type { FcmAccount } from '../../platform/base/config/push.ts'
import { CERTIFICATE } from './certificate.ts'
import { startHttpsServer } from './https-server.ts'
import { type PlannedAnswer, planAnswers } from './planned-answers.ts'

/** FCM refuses unknown fields. */
const messageSchema = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    notification: z.strictObject({ title: z.string() }),
    data: z.record(z.string(), z.string()),
    android: z.strictObject({
      collapse_key: z.string(),
      ttl: z.string().regex(/^\d+s$/),
      priority: z.enum(['NORMAL', 'HIGH']),
      notification: z.strictObject({ tag: z.string(), channel_id: z.string() }),
    }),
  }),
})
type FcmMessage = z.output<typeof messageSchema>['message']

/** The form in which FCM states an error. */
export const fcmError = (status: number, errorCode: string, message = 'An error.'): PlannedAnswer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
})

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const PROJECT = 'wohlauf-test'

/** Google's token endpoint and FCM HTTP v1. A message needs a token that was issued for the account's signature. */
export const startFcmServer = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const answers = planAnswers()
  const tokenAnswers = planAnswers()
  const messages: FcmMessage[] = []
  const issuedTokens: string[] = []
  let account: FcmAccount | undefined

  const issue = async (form: URLSearchParams): Promise<PlannedAnswer> => {
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      algorithms: ['RS256'],
      issuer: account?.clientEmail ?? '',
      audience: account?.tokenUri ?? '',
      requiredClaims: ['iat', 'exp'],
    })
    const grant = form.get('grant_type')
    if (payload.scope !== SCOPE || grant !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400, body: { error: 'invalid_grant' } }
    const token = randomUUID()
    issuedTokens.push(token)
    return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
  }
  const accept = (authorization: string | undefined, body: string): PlannedAnswer => {
    if (authorization !== `Bearer ${issuedTokens.at(-1)}`)
      return { status: 401, body: { error: { code: 401 } } }
    const { message } = messageSchema.parse(JSON.parse(body))
    const plannedAnswer = answers.take(message.token)
    if (plannedAnswer) return plannedAnswer
    messages.push(message)
    return { status: 200, body: { name: `projects/${PROJECT}/messages/${messages.length}` } }
  }
  const server = await startHttpsServer(async ({ url, method, headers }, body) => {
    if (method === 'POST' && url === '/token')
      return tokenAnswers.take('') ?? (await issue(new URLSearchParams(body.toString())))
    if (method === 'POST' && url === `/v1/projects/${PROJECT}/messages:send`)
      return accept(headers.authorization, body.toString())
    return { status: 404, body: { error: { code: 404 } } }
  })
  account = {
    projectId: PROJECT,
    clientEmail: 'push@wohlauf-test.iam.example.org',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    tokenUri: `${server.origin}/token`,
  }
  return {
    ...server,
    account,
    agent: new Agent({ keepAlive: true, ca: CERTIFICATE.cert }),
    answers,
    tokenAnswers,
    messages,
    issued: issuedTokens,
    /** Invalidates all tokens that were issued before. */
    revoke: () => void issuedTokens.push(randomUUID()),
  }
}
