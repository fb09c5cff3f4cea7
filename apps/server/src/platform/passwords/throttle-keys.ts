import { createHmac } from 'node:crypto'
import { networksOf } from '../base/network.ts'
import { deriveKey } from '../base/secrets/derive-key.ts'
import type { ThrottleKind } from './throttle-rules.ts'

export type Attempt = {
  /** An account on an app or on the admin site, whether or not it exists. */
  account: string
  remoteAddress: string
}

export type Counter = { kind: ThrottleKind; key: Buffer }

/** HMACs, so that unknown addresses count too and the database contains no addresses. */
export const createThrottleKeys = (secretKey: string) => {
  const throttleKey = deriveKey(secretKey, 'throttle')
  const keyOf = (kind: string, value: string): Buffer =>
    createHmac('sha256', throttleKey).update(`${kind}:${value}`).digest()

  return {
    /** The order is always the same: two attempts on the same rows wait for each other instead of deadlocking. */
    countersOf: ({ account, remoteAddress }: Attempt): Counter[] => {
      const { network, customer, site } = networksOf(remoteAddress)
      const values: [ThrottleKind, string][] = [
        ['account-from-customer', `${customer} ${account}`],
        ['account', account],
        ['network', network],
      ]
      if (customer !== network) values.push(['customer', customer], ['site', site])
      return values
        .map(([kind, value]) => ({ kind, key: keyOf(kind, value) }))
        .sort((one, other) => Buffer.compare(one.key, other.key))
    },
    /** Networks from which the account's owner has logged in. */
    knownForAccount: ({ account, remoteAddress }: Attempt): Buffer =>
      keyOf('known-for-account', `${networksOf(remoteAddress).customer} ${account}`),
    /** Networks from which any user has logged in. */
    knownForAnybody: (remoteAddress: string): Buffer =>
      keyOf('known-for-anybody', networksOf(remoteAddress).customer),
  }
}
