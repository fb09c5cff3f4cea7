import { hkdfSync } from 'node:crypto'

/**
 * Everything that is derived from the secret key. Keys of different purposes tell nothing of each other, so that none of them
 * is another's. Raising a purpose's number replaces that one alone, with the next version of the product.
 */
const PURPOSES = {
  /** Names the secret key without telling it. Kept in the database and in the ids of mailed links. */
  'key-id': 1,
  /** The passwords of the database's roles, one a role. */
  'database-role': 1,
  /** The tokens of mailed links. */
  'mailed-link': 1,
  /** What failed logins are counted under, and known networks remembered. */
  throttle: 1,
  /** What limited requests are counted under. */
  limit: 1,
  /** What the networks are kept under that registrations come from. */
  network: 1,
  /** What seals the cursors of paged lists. */
  cursor: 1,
} as const

export type KeyPurpose = keyof typeof PURPOSES

const KEY_BYTES = 32

/**
 * A key of 32 bytes for one purpose, by HKDF with SHA-256 (RFC 5869). The only use of the secret key itself.
 *
 * @param detail tells keys of one purpose apart, for example by role
 */
export const deriveKey = (secretKey: string, purpose: KeyPurpose, detail = ''): Buffer => {
  const label = `wohlauf/${purpose}/${PURPOSES[purpose]}/${detail}`
  return Buffer.from(hkdfSync('sha256', secretKey, '', label, KEY_BYTES))
}

const KEY_ID_BYTES = 8

/** The key's name: 16 hexadecimal digits, from which the key cannot be found. */
export const keyIdOf = (secretKey: string): string =>
  deriveKey(secretKey, 'key-id').subarray(0, KEY_ID_BYTES).toString('hex')
