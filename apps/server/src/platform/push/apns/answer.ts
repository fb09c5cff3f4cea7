import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { PushNotSent } from '../push-not-sent.ts'
import { retryAfterSeconds } from '../retry-after.ts'
import type { StreamAnswer } from './exchange.ts'

const reasonSchema = z.object({ reason: z.string().check(z.regex(/^[A-Za-z]{1,60}$/)) })

/** '' when the answer has none. */
export const reasonOf = ({ text }: StreamAnswer): string => {
  const parsed = reasonSchema.safeParse(parseJson(text))
  return parsed.success ? parsed.data.reason : ''
}

/** All other reasons are about us or APNs. */
const OF_ONE_DEVICE = ['BadDeviceToken', 'DeviceTokenNotForTopic', 'TooManyRequests']

export const refusalOf = ({ status, retryAfter }: StreamAnswer, reason: string, nowMs: number): PushNotSent =>
  new PushNotSent(`APNs answered ${status} ${reason}.`, {
    isOutage: !OF_ONE_DEVICE.includes(reason),
    retryAfterSeconds: retryAfterSeconds(retryAfter, nowMs),
  })
