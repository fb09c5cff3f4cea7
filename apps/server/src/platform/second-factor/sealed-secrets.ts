import { deriveKey } from '../base/secrets/derive-key.ts'
import { createSeal } from '../base/secrets/seal.ts'
import { type FactorOwner, nameOf } from './owner.ts'

declare module '../base/services.ts' {
  interface Services {
    sealedSecrets: SealedSecrets
  }
}

export type SealedSecrets = {
  seal: (owner: FactorOwner, secret: Buffer) => string
  /** @returns null when it belongs to another owner, or was sealed with a key that this process does not have */
  open: (owner: FactorOwner, sealed: string) => Buffer | null
}

/**
 * A row that is copied to another account opens nothing. A secret sealed with a former key is sealed again when
 * used.
 */
export const createSealedSecrets = (
  secretKey: string,
  formerSecretKeys: readonly string[] = [],
): SealedSecrets => {
  const sealOf = (key: string) => createSeal(deriveKey(key, 'second-factor'))
  const current = sealOf(secretKey)
  const all = [current, ...formerSecretKeys.map(sealOf)]
  return {
    seal: (owner, secret) => current.seal(nameOf(owner), secret.toString('base64url')),
    open: (owner, sealed) => {
      const secret = all.map(({ open }) => open(nameOf(owner), sealed)).find((text) => text !== null)
      return secret == null ? null : Buffer.from(secret, 'base64url')
    },
  }
}
