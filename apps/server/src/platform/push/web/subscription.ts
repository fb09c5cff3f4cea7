import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'

/** A browser's subscription (https://w3c.github.io/push-api/#dom-pushsubscriptionjson), checked. */
export type Subscription = { endpoint: string; host: string; keys: { p256dh: string; auth: string } }

const BASE64URL = /^[A-Za-z0-9_-]+$/
const MAX_CHARACTERS = 2048

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

const isPointOnCurve = (bytes: Buffer): boolean => {
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

const key = z.string().check(z.maxLength(100), z.regex(BASE64URL))

const subscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(MAX_CHARACTERS)),
  keys: z.object({
    /** The browser's public key: an uncompressed point on P-256 (RFC 8291). */
    p256dh: key.check(
      z.refine((text) => {
        const bytes = bytesOf(text)
        return bytes.length === 65 && bytes[0] === 4 && isPointOnCurve(bytes)
      }),
    ),
    auth: key.check(z.refine((text) => bytesOf(text).length === 16)),
  }),
})

const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|onion|invalid)$/

/**
 * A client chooses the address, and this server sends requests to it. The addresses of the name are checked when
 * sending (`public-addresses.ts`).
 */
const isPublicAddress = (url: URL): boolean => {
  const host = url.hostname
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    isIP(host) === 0 &&
    // An IPv6 address has none.
    host.includes('.') &&
    !host.endsWith('.') &&
    !PRIVATE_NAME.test(host)
  )
}

/** @returns null when a message cannot or must not be sent to it */
export const parseSubscription = (token: string): Subscription | null => {
  const parsed = subscriptionSchema.safeParse(parseJson(token))
  if (!parsed.success) return null
  const url = URL.parse(parsed.data.endpoint)
  if (!url || !isPublicAddress(url)) return null
  // The parsed form, so that the checked address is used.
  return { endpoint: `${url.origin}${url.pathname}${url.search}`, host: url.hostname, keys: parsed.data.keys }
}
