import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../base/secrets/derive-key.ts'

declare module '../../base/services.ts' {
  interface Services {
    signatures: Signatures
  }
}

const MINUTE_MS = 60_000

/** An address is valid for 10 to 15 minutes (`safety.md`, 10.9). */
const LIFE_MS = 15 * MINUTE_MS

/** All addresses of these minutes expire together, so that a picture keeps its address and the browser its copy. */
const STEP_MS = 5 * MINUTE_MS

/** An address shows one picture to one person in one login: it ends with any of them. */
export type PrivateAccess = { appId: string; userId: string; sessionId: string; imageId: string }

export type Signatures = {
  /** @returns the query of an address: the session, the expiry in seconds since 1970, and the signature of all this */
  sign: (access: PrivateAccess, now: Date) => string
  /** Whether exactly this access was signed. Ignores the clock. */
  isSigned: (access: PrivateAccess, until: number, signature: string) => boolean
}

const expiryOf = (now: Date): number => (Math.floor(now.getTime() / STEP_MS) * STEP_MS + LIFE_MS) / 1000

/** HMAC with SHA-256. */
export const createSignatures = (secretKey: string): Signatures => {
  const key = deriveKey(secretKey, 'private-image')
  const signatureOf = ({ appId, userId, sessionId, imageId }: PrivateAccess, until: number): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([appId, userId, sessionId, imageId, until]))
      .digest('base64url')
  return {
    sign: (access, now) => {
      const until = expiryOf(now)
      return `session=${access.sessionId}&until=${until}&signature=${signatureOf(access, until)}`
    },
    isSigned: (access, until, signature) => {
      const [ours, theirs] = [Buffer.from(signatureOf(access, until)), Buffer.from(signature)]
      return ours.length === theirs.length && timingSafeEqual(ours, theirs)
    },
  }
}
