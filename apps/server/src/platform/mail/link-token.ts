import { createHmac, randomUUID } from 'node:crypto'
import { deriveKey, keyIdOf } from '../base/secrets/derive-key.ts'

declare module '../base/services.ts' {
  interface Services extends LinkTokens {}
}

/** The length of the key id's prefix in a link's id: enough to distinguish a handful of keys. */
const KEY_ID_DIGITS = 8

export type LinkTokens = {
  /** An id for a new link's row: a UUID (version 8) that begins with the id of the current key. */
  newLinkId: () => string
  /**
   * The token of a mailed link, 256 bits, derived from the id of its row: the database alone does not give
   * it.
   * A link created before the key was replaced keeps its token.
   * @throws Error when the link was created with a key that this process does not have
   */
  linkToken: (appId: string, linkId: string) => string
}

export const createLinkTokens = (secretKey: string, formerSecretKeys: readonly string[] = []): LinkTokens => {
  const begin = (key: string) => keyIdOf(key).slice(0, KEY_ID_DIGITS)
  const current = begin(secretKey)
  const keys = new Map(
    [...formerSecretKeys, secretKey].map((key) => [begin(key), deriveKey(key, 'mailed-link')]),
  )
  return {
    newLinkId: () => {
      const [, variant, random] = /^.{8}(-.{4}-)4(.+)$/.exec(randomUUID()) ?? []
      return `${current}${variant}8${random}`
    },
    linkToken: (appId, linkId) => {
      const key = keys.get(linkId.slice(0, KEY_ID_DIGITS))
      if (!key)
        throw new Error(
          'The link was created with a secret key that is neither SECRET_KEY nor in FORMER_SECRET_KEYS.',
        )
      return createHmac('sha256', key).update(`${appId}:${linkId}`).digest('base64url')
    },
  }
}
