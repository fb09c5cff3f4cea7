import { hkdfSync } from 'node:crypto'

/** No key has two purposes. Raising a purpose's number replaces its key with the next version of the product. */
const PURPOSES = {
  /** Identifies the secret key without revealing it, in the database and in the ids of mailed links. */
  'key-id': 1,
  'database-role': 1,
  'mailed-link': 1,
  'calendar-feed': 1,
  /** Counters of failed logins, and known networks. */
  throttle: 1,
  limit: 1,
  /** Networks from which registrations come. */
  network: 1,
  pseudonym: 1,
  cursor: 1,
  'private-image': 1,
  'web-push': 1,
  'second-factor': 1,
} as const

export type KeyPurpose = keyof typeof PURPOSES

const KEY_BYTES = 32

/**
 * 32 bytes, by HKDF with SHA-256 (RFC 5869).
 * @param detail distinguishes keys of one purpose, for example by role
 */
export const deriveKey = (secretKey: string, purpose: KeyPurpose, detail = ''): Buffer => {
  const label = `wohlauf/${purpose}/${PURPOSES[purpose]}/${detail}`
  return Buffer.from(hkdfSync('sha256', secretKey, '', label, KEY_BYTES))
}

const KEY_ID_BYTES = 8

/** 16 hexadecimal digits, from which the key cannot be derived. */
export const keyIdOf = (secretKey: string): string =>
  deriveKey(secretKey, 'key-id').subarray(0, KEY_ID_BYTES).toString('hex')
