import { deriveKey } from '../../base/secrets/derive-key.ts'
import { createSeal, type Seal } from '../../base/secrets/seal.ts'

declare module '../../base/services.ts' {
  interface Services {
    cursors: Cursors
  }
}

/** The scope is the list, its filter, and its app. */
export type Cursors = Seal

/** Encrypted, so that a cursor reveals nothing of the rows between which it lies. */
export const createCursors = (secretKey: string): Cursors => createSeal(deriveKey(secretKey, 'cursor'))
