import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import type { PostAnswer } from '../post.ts'
import { PushNotSent } from '../push-not-sent.ts'
import { retryAfterSeconds } from '../retry-after.ts'

const errorSchema = z.object({
  error: z.object({
    message: z.optional(z.string()),
    details: z.optional(
      z.array(
        z.object({
          errorCode: z.optional(z.string()),
          fieldViolations: z.optional(z.array(z.object({ field: z.optional(z.string()) }))),
        }),
      ),
    ),
  }),
})

const readError = (text: string) => {
  const parsed = errorSchema.safeParse(parseJson(text))
  const { message = '', details = [] } = parsed.success ? parsed.data.error : {}
  return {
    code: details.find(({ errorCode }) => errorCode)?.errorCode ?? '',
    // FCM marks the field in some answers, and in others only says so in the message.
    isAboutToken:
      details.some(({ fieldViolations = [] }) =>
        fieldViolations.some(({ field }) => field === 'message.token'),
      ) || /registration token/i.test(message),
  }
}

/** Only letters are logged. */
const codeSuffix = (code: string): string => (/^[A-Z_]{1,40}$/.test(code) ? ` ${code}` : '')

/**
 * The meaning of FCM's answer (https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode). A 404
 * without UNREGISTERED is about the project, and SENDER_ID_MISMATCH about a token of another project: both
 * are errors of the configuration, after which no device may be deleted.
 * @throws PushNotSent unless it was sent or the token is permanently invalid
 */
export const outcomeOf = ({ status, text, retryAfter }: PostAnswer, nowMs: number): 'sent' | 'dead-token' => {
  if (status === 200) return 'sent'
  const { code, isAboutToken } = readError(text)
  if (status === 404 && code === 'UNREGISTERED') return 'dead-token'
  if (status === 400 && code === 'INVALID_ARGUMENT' && isAboutToken) return 'dead-token'
  throw new PushNotSent(`FCM answered ${status}${codeSuffix(code)}.`, {
    isOutage: status !== 400 && code !== 'SENDER_ID_MISMATCH',
    retryAfterSeconds: retryAfterSeconds(retryAfter, nowMs),
  })
}
