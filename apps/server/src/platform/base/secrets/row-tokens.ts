import { createHmac, randomUUID } from 'node:crypto'
import { deriveKey, type KeyPurpose, keyIdOf } from './derive-key.ts'

declare module '../services.ts' {
  interface Services {
    calendarTokens: RowTokens
  }
}

/** The length of the key id's prefix in an id: enough to distinguish a handful of keys. */
const KEY_ID_DIGITS = 8

export type RowTokens = {
  /** An id for a new row: a UUID (version 8) that begins with the id of the current key. */
  newId: () => string
  /**
   * The token of a row, 256 bits, derived from its id: the database alone does not give it. A row that was created
   * before the key was replaced keeps its token.
   * @returns null when the id was made with a key that this process does not have
   */
  tokenOf: (appId: string, id: string) => string | null
}

export const createRowTokens = (
  purpose: KeyPurpose,
  secretKey: string,
  formerSecretKeys: readonly string[] = [],
): RowTokens => {
  const begin = (key: string) => keyIdOf(key).slice(0, KEY_ID_DIGITS)
  const current = begin(secretKey)
  const keys = new Map([...formerSecretKeys, secretKey].map((key) => [begin(key), deriveKey(key, purpose)]))
  return {
    newId: () => {
      const [, variant, random] = /^.{8}(-.{4}-)4(.+)$/.exec(randomUUID()) ?? []
      return `${current}${variant}8${random}`
    },
    tokenOf: (appId, id) => {
      const key = keys.get(id.slice(0, KEY_ID_DIGITS))
      return key ? createHmac('sha256', key).update(`${appId}:${id}`).digest('base64url') : null
    },
  }
}
