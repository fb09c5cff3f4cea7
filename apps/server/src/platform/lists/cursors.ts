import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../secrets/derive-key.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export type Cursors = {
  /** @param scope what alone takes the cursor back: the list, its filter, its app */
  seal: (scope: string, content: string) => string
  /** @returns null when it was sealed for another scope or with another key, or was never sealed */
  open: (scope: string, cursor: string) => string | null
}

/** Encrypted, so that a cursor tells nothing of the rows between which it lies, and authenticated together with its scope. */
export const createCursors = (secretKey: string): Cursors => {
  const key = deriveKey(secretKey, 'cursor')
  return {
    seal: (scope, content) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(scope))
      const sealed = [iv, cipher.update(content, 'utf8'), cipher.final()]
      return Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open: (scope, cursor) => {
      const bytes = Buffer.from(cursor, 'base64url')
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
  }
}
