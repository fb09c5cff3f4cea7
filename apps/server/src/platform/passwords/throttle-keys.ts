import { createHmac } from 'node:crypto'
import { deriveKey } from '../secrets/derive-key.ts'
import { networksOf } from './network.ts'
import type { ThrottleKind } from './throttle-rules.ts'

/** A try to prove a password. */
export type Attempt = {
  /** The account of an app, or of the admin site, whether or not there is one. */
  account: string
  remoteAddress: string
}

export type Counter = { kind: ThrottleKind; key: Buffer }

/** The keys of counters: HMACs, so that unknown addresses count too and the database names nobody. */
export const createThrottleKeys = (secretKey: string) => {
  const throttleKey = deriveKey(secretKey, 'throttle')
  const keyOf = (kind: string, value: string): Buffer =>
    createHmac('sha256', throttleKey).update(`${kind}:${value}`).digest()

  return {
    /** Always in the same order, so that two tries on the same rows wait instead of locking each other out. */
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
    /** Where the account's owner has been let in. */
    knownForAccount: ({ account, remoteAddress }: Attempt): Buffer =>
      keyOf('known-for-account', `${networksOf(remoteAddress).customer} ${account}`),
    /** Where anybody has been let in. */
    knownForAnybody: (remoteAddress: string): Buffer =>
      keyOf('known-for-anybody', networksOf(remoteAddress).customer),
  }
}
