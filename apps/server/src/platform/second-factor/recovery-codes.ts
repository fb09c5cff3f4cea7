import { createHash, randomBytes } from 'node:crypto'
import { base32 } from './base32.ts'

const RECOVERY_CODES = 10

/** 80 bits: 16 characters without padding. */
const BYTES = 10

/** "abcd-efgh-ijkl-mnop" */
const newCode = (): string =>
  base32(randomBytes(BYTES))
    .toLowerCase()
    .replace(/.{4}(?=.)/g, '$&-')

/**
 * A plain hash suffices for 80 random bits, and works after the secret key was lost.
 * @param code as typed: case, spaces and hyphens do not matter
 */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url')

export const newRecoveryCodes = (): { codes: string[]; hashes: string[] } => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  return { codes, hashes: codes.map(hashRecoveryCode) }
}
