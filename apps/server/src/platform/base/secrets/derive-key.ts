import { hkdfSync } from 'node:crypto'

/**
 * All purposes of keys derived from the secret key. Keys of different purposes reveal nothing about each
 * other, because none is used for two purposes. Raising a purpose's number replaces only that key, with the
 * next version of the product.
 */
const PURPOSES = {
  /**
   * Identifies the secret key without revealing it. Stored in the database and in the ids of mailed links.
   */
  'key-id': 1,
  /** The passwords of the database's roles, one per role. */
  'database-role': 1,
  /** The tokens of mailed links. */
  'mailed-link': 1,
  /** The keys of counters of failed logins, and of known networks. */
  throttle: 1,
  /** The keys of counters of limited requests. */
  limit: 1,
  /** The keys of networks from which registrations come. */
  network: 1,
  /** The pseudonyms of people in the logs. */
  pseudonym: 1,
  /** What seals the cursors of paged lists. */
  cursor: 1,
  /** What signs the addresses of persons' own pictures. */
  'private-image': 1,
  /** What seals the private key of Web Push in the database. */
  'web-push': 1,
  /** What seals the secrets of second factors in the database. */
  'second-factor': 1,
} as const

export type KeyPurpose = keyof typeof PURPOSES

const KEY_BYTES = 32

/**
 * A key of 32 bytes for one purpose, by HKDF with SHA-256 (RFC 5869). The only use of the secret key itself.
 *
 * @param detail distinguishes keys of one purpose, for example by role
 */
export const deriveKey = (secretKey: string, purpose: KeyPurpose, detail = ''): Buffer => {
  const label = `wohlauf/${purpose}/${PURPOSES[purpose]}/${detail}`
  return Buffer.from(hkdfSync('sha256', secretKey, '', label, KEY_BYTES))
}

const KEY_ID_BYTES = 8

/** The key's id: 16 hexadecimal digits, from which the key cannot be derived. */
export const keyIdOf = (secretKey: string): string =>
  deriveKey(secretKey, 'key-id').subarray(0, KEY_ID_BYTES).toString('hex')
