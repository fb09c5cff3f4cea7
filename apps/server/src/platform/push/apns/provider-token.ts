import { importPKCS8, SignJWT } from 'jose'
import type { ApnsAccount } from '../../base/config/push.ts'

/** Apple refuses tokens that are older than an hour, and new ones more often than every 20 minutes. */
const LIFE_MS = 45 * 60_000

export type ProviderTokens = {
  get: () => Promise<string>
  /** Call it when APNs refused the token as expired: the next call signs another one. */
  drop: (token: string) => void
}

/** The token of https://developer.apple.com/documentation/usernotifications/establishing-a-token-based-connection-to-apns. */
export const createProviderTokens = ({ key, keyId, teamId }: ApnsAccount): ProviderTokens => {
  let current: { token: Promise<string>; until: number } | null = null
  let signed = ''
  const sign = async (): Promise<string> => {
    signed = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt()
      .sign(await importPKCS8(key, 'ES256'))
    return signed
  }
  return {
    get: () => {
      if (!current || performance.now() >= current.until)
        current = { token: sign(), until: performance.now() + LIFE_MS }
      return current.token
    },
    drop: (token) => {
      if (token === signed) current = null
    },
  }
}
