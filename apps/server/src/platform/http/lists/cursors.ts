import { deriveKey } from '../../base/secrets/derive-key.ts'
import { createSeal, type Seal } from '../../base/secrets/seal.ts'

declare module '../../base/services.ts' {
  interface Services {
    cursors: Cursors
  }
}

/** The scope is what alone takes the cursor back: the list, its filter, its app. */
export type Cursors = Seal

/** Encrypted, so that a cursor reveals nothing of the rows between which it lies, and authenticated together with its scope. */
export const createCursors = (secretKey: string): Cursors => createSeal(deriveKey(secretKey, 'cursor'))
