import type { RefusalName } from './refusals.ts'

const HOUR = 60
const DAY = 24 * HOUR

type RateLimit = {
  /**
   * Whom it counts: who is logged in, the network that a request comes from, the address that gets a mail, or the app with all
   * its people. Users and addresses count in their app.
   */
  readonly per: 'user' | 'network' | 'address' | 'app'
  /** So many in a window go through; the window begins with the first of them. */
  readonly most: number
  readonly minutes: number
  /** What is counted; calls when it is not said. */
  readonly unit?: 'kibibyte'
  /** What one more is told; `too-many-requests` when it is not said. */
  readonly refusal?: RefusalName
}

/**
 * How often anything may happen: an operation names its limits, and the server takes of each before it carries the call out. A
 * company shares one network, so a network has more than a person. Wrong passwords are counted in another way (`safety.md`, 3).
 */
export const RATE_LIMITS = {
  /** Mails to an address that the caller only names. */
  'mail-to-address': { per: 'address', most: 3, minutes: HOUR },
  /** Messages to the support by somebody who is logged in. */
  'message-of-user': { per: 'user', most: 20, minutes: HOUR },
  /** Documents that a learner has sent to their own address; each may weigh ten megabytes. */
  'document-mail-of-user': { per: 'user', most: 10, minutes: HOUR },
  /** Uploads to one app by all its managers together, and what they weigh: 2 GiB. A new app's content takes a tenth of it. */
  'upload-to-app': { per: 'app', most: 1000, minutes: DAY, refusal: 'upload-quota-used-up' },
  'upload-kibibyte-to-app': {
    per: 'app',
    most: 2 * 1024 * 1024,
    minutes: DAY,
    unit: 'kibibyte',
    refusal: 'upload-quota-used-up',
  },
  'contact-from-network': { per: 'network', most: 20, minutes: HOUR },
  'reset-from-network': { per: 'network', most: 60, minutes: HOUR },
  /** A whole company registers on one morning; its seats bound it. */
  'registration-from-network': { per: 'network', most: 1000, minutes: HOUR },
  /** Looks at mailed links by their token, right or wrong. */
  'link-try-from-network': { per: 'network', most: 60, minutes: 10 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS

type NamesPer<P extends RateLimit['per']> = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends P ? Name : never
}[RateLimitName]

/** A limit of an operation: its name; one per address with the field of the input that has the address. */
export type LimitOf<Field extends string> =
  | NamesPer<'user' | 'network' | 'app'>
  | { readonly [Name in NamesPer<'address'>]: Field }

/** What every upload is limited by. */
export const LIMITS_OF_UPLOADS = ['upload-to-app', 'upload-kibibyte-to-app'] as const

type NamedLimit = { name: RateLimitName; field: string | null }

/** The limits of an operation, with the field of the address where there is one. */
export const namedLimits = (limits: readonly LimitOf<string>[]): NamedLimit[] =>
  limits.flatMap((limit): NamedLimit[] => {
    if (typeof limit === 'string') return [{ name: limit, field: null }]
    return Object.entries(limit).map(([name, field]) => ({ name: name as RateLimitName, field }))
  })
