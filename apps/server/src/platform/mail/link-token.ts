import { createRowTokens } from '../base/secrets/row-tokens.ts'

declare module '../base/services.ts' {
  interface Services extends LinkTokens {}
}

export type LinkTokens = {
  /** An id for a new link's row. */
  newLinkId: () => string
  /**
   * The token of a mailed link.
   * @throws Error when the link was created with a key that this process does not have
   */
  linkToken: (appId: string, linkId: string) => string
}

export const createLinkTokens = (secretKey: string, formerSecretKeys: readonly string[] = []): LinkTokens => {
  const { newId, tokenOf } = createRowTokens('mailed-link', secretKey, formerSecretKeys)
  return {
    newLinkId: newId,
    linkToken: (appId, linkId) => {
      const token = tokenOf(appId, linkId)
      if (!token)
        throw new Error(
          'The link was created with a secret key that is neither SECRET_KEY nor in FORMER_SECRET_KEYS.',
        )
      return token
    },
  }
}
