import { createHmac } from 'node:crypto'
import { deriveKey } from '../base/secrets/derive-key.ts'

declare module '../base/services.ts' {
  interface Services {
    pseudonymOf: Pseudonyms
  }
}

const BYTES = 12

/** Only the secret key reveals the person: a pseudonym stays as long as that key. */
export type Pseudonyms = (personId: string) => string

export const createPseudonyms = (secretKey: string): Pseudonyms => {
  const key = deriveKey(secretKey, 'pseudonym')
  return (personId) =>
    createHmac('sha256', key).update(personId).digest().subarray(0, BYTES).toString('base64url')
}
