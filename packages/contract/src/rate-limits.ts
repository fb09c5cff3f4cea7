import type { RefusalName } from './refusals.ts'

const HOUR = 60
const DAY = 24 * HOUR

type RateLimit = {
  /**
   * The signed-in user, the request's network, the recipient's address, or the app with all its users. Users and
   * addresses count within their app.
   */
  readonly per: 'user' | 'network' | 'address' | 'app'
  /** A window begins with its first call. */
  readonly max: number
  readonly minutes: number
  /** The unit; calls by default. */
  readonly unit?: 'kibibyte'
  /** The refusal beyond the limit; `too-many-requests` by default. */
  readonly refusal?: RefusalName
}

/**
 * The server takes from an operation's limits before it carries the call out. A company shares one network, so a
 * network has more than a person. Wrong passwords are counted in another way (`safety.md`, 3).
 */
export const RATE_LIMITS = {
  // Mails to an address given by the caller, for each purpose by itself: a stranger who uses one up leaves the owner of
  // the address the others, above all the way back into the account (`safety.md`, 15.4).
  'reset-mail-to-address': { per: 'address', max: 3, minutes: HOUR },
  /** Counts repeated invitations too, to an address that only the handler finds. */
  'registration-mail-to-address': { per: 'address', max: 3, minutes: HOUR },
  /** Mails to the new address of an account. */
  'change-mail-to-address': { per: 'address', max: 3, minutes: HOUR },
  /** Beyond it, the message to the support is sent without the confirmation. */
  'confirmation-mail-to-address': { per: 'address', max: 3, minutes: HOUR },
  /** Each call may have many addresses, but few are needed. */
  'staff-invitation-of-user': { per: 'user', max: 60, minutes: HOUR },
  'message-of-user': { per: 'user', max: 20, minutes: HOUR },
  /** Each stores a score for every goal; a user who tries out the sliders needs a few. */
  'goal-rating-of-user': { per: 'user', max: 100, minutes: DAY },
  /** Each changes one answer; going through a whole app's pages takes some hundred. */
  'helpful-vote-of-user': { per: 'user', max: 500, minutes: DAY },
  'feedback-message-of-user': { per: 'user', max: 20, minutes: HOUR },
  /** Each document may be ten megabytes. */
  'document-mail-of-user': { per: 'user', max: 10, minutes: HOUR },
  /** A PDF takes the processor for some seconds. */
  'diary-pdf-of-user': { per: 'user', max: 30, minutes: HOUR },
  /** One search for each pause while typing. */
  'search-of-user': { per: 'user', max: 600, minutes: 10 },
  /** All managers of the app share both, 2 GiB in all. A new app's content needs a tenth of it. */
  'upload-to-app': { per: 'app', max: 1000, minutes: DAY, refusal: 'upload-quota-used-up' },
  'upload-kibibyte-to-app': {
    per: 'app',
    max: 2 * 1024 * 1024,
    minutes: DAY,
    unit: 'kibibyte',
    refusal: 'upload-quota-used-up',
  },
  /** Counts entries without a picture too. 200 MiB are enough to copy a paper diary of weeks in one evening. */
  'upload-of-user': { per: 'user', max: 200, minutes: DAY, refusal: 'own-upload-quota-used-up' },
  'upload-kibibyte-of-user': {
    per: 'user',
    max: 200 * 1024,
    minutes: DAY,
    unit: 'kibibyte',
    refusal: 'own-upload-quota-used-up',
  },
  /** Each of up to 1,000 addresses or one of them once more: going through a list one by one takes some hundred. */
  'invitation-of-user': { per: 'user', max: 300, minutes: HOUR },
  /** Reviews of lists of addresses before they are invited; each answers which of them are known. */
  'address-check-of-user': { per: 'user', max: 60, minutes: HOUR },
  'contact-from-network': { per: 'network', max: 20, minutes: HOUR },
  'reset-from-network': { per: 'network', max: 60, minutes: HOUR },
  /** A whole company registers on one morning; its seats limit it. */
  'registration-from-network': { per: 'network', max: 1000, minutes: HOUR },
  /** Counts valid tokens too. */
  'link-try-from-network': { per: 'network', max: 60, minutes: 10 },
  /** A company, or a part of a mobile network, begins on one morning with one address. */
  'app-of-host-from-network': { per: 'network', max: 6000, minutes: 10 },
  'calendar-feed-of-user': { per: 'user', max: 60, minutes: HOUR },
  /** A calendar service reads the feeds of all its people from a few addresses, each some times a day. */
  'calendar-from-network': { per: 'network', max: 6000, minutes: 10 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS

type NamesPer<P extends RateLimit['per']> = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends P ? Name : never
}[RateLimitName]

/** Names the limit; one that counts an address also the input field that contains it. */
export type LimitOf<Field extends string> =
  | NamesPer<'user' | 'network' | 'app'>
  | { [Name in NamesPer<'address'>]: { readonly [Own in Name]: Field } }[NamesPer<'address'>]

/** The handler finds the address, and takes from the limit itself. */
export type LimitInHandler = NamesPer<'address'>

/** A learner's own pictures do not count as content of the app: nobody can use up what others need. */
export const limitsOfUploads = (audience: string) =>
  audience === 'learner'
    ? (['upload-of-user', 'upload-kibibyte-of-user'] as const)
    : (['upload-to-app', 'upload-kibibyte-to-app'] as const)

type NamedLimit = { name: RateLimitName; field: string | null }

export const namedLimits = (limits: readonly LimitOf<string>[]): NamedLimit[] =>
  limits.flatMap((limit): NamedLimit[] => {
    if (typeof limit === 'string') return [{ name: limit, field: null }]
    return Object.entries(limit).map(([name, field]) => ({ name: name as RateLimitName, field }))
  })
