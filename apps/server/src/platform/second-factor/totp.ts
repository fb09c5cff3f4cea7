import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as all authenticator apps have it: SHA-1, six digits, a new code every 30 seconds. */
export const PERIOD_SECONDS = 30
const DIGITS = 6

/** One step before and after: for a clock that is wrong, and for a code typed as it changes. */
const WINDOW = [-1, 0, 1] as const

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_SECONDS)

/**
 * HOTP, RFC 4226, section 5.3.
 * @param digits six, except in the RFC's own test vectors
 */
export const codeOf = (secret: Buffer, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const value = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(value).padStart(digits, '0')
}

export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The step whose code it is, within the window, used or not; all are compared, each in constant time. */
export const matchingStep = (secret: Buffer, code: string, now: Date): number | null => {
  const bytes = Buffer.from(code)
  const steps = WINDOW.map((distance) => stepAt(now) + distance).filter((step) => step >= 0)
  const matching = steps.filter((step) => {
    const right = Buffer.from(codeOf(secret, step))
    return right.length === bytes.length && timingSafeEqual(right, bytes)
  })
  // The newest, so that no older one with the same code can be used after it.
  return matching.at(-1) ?? null
}
