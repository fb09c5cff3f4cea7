import { createHmac } from 'node:crypto'
import { deriveKey } from '../base/secrets/derive-key.ts'

declare module '../base/services.ts' {
  interface Services {
    /** Makes pseudonyms of people for the logs. */
    pseudonymOf: Pseudonyms
  }
}

const BYTES = 12

/** Who it is can be found only with the secret key: the same person has the same pseudonym as long as that is the same. */
export type Pseudonyms = (personId: string) => string

export const createPseudonyms = (secretKey: string): Pseudonyms => {
  const key = deriveKey(secretKey, 'pseudonym')
  return (personId) =>
    createHmac('sha256', key).update(personId).digest().subarray(0, BYTES).toString('base64url')
}
