import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export type Seal = {
  /**
   * @param scope authenticated together with the content
   * @returns base64url
   */
  seal: (scope: string, content: string) => string
  /** @returns null when it was sealed for another scope or with another key, or was never sealed */
  open: (scope: string, sealed: string) => string | null
}

/** @param key 32 bytes, of this purpose alone */
export const createSeal = (key: Buffer): Seal => ({
  seal: (scope, content) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(scope))
    const sealed = [iv, cipher.update(content, 'utf8'), cipher.final()]
    return Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url')
  },
  open: (scope, sealed) => {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < IV_BYTES + TAG_BYTES) return null
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(scope)).setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8')
    } catch {
      return null
    }
  },
})
