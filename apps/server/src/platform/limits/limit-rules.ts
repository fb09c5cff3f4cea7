const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type LimitRule = {
  /** So many calls in a window are allowed; the window begins with the first of them. */
  most: number
  windowMs: number
}

/** The limits by kind of call. A company shares one network, so a network has more than a person. */
export const LIMIT_RULES = {
  /** Mails to one address requested without a session. */
  'mail-to-address': { most: 3, windowMs: HOUR_MS },
  /** Messages to the support by a signed-in user. */
  'message-of-user': { most: 20, windowMs: HOUR_MS },
  /** Documents that a learner has sent to their own address; each may be ten megabytes. */
  'document-mail-of-user': { most: 10, windowMs: HOUR_MS },
  /**
   * Uploads to one app by all its managers together, and their size: 2 GiB. A new app's content needs a tenth
   * of it.
   */
  'upload-to-app': { most: 1000, windowMs: DAY_MS },
  'upload-kibibyte-to-app': { most: 2 * 1024 * 1024, windowMs: DAY_MS },
  'contact-from-network': { most: 20, windowMs: HOUR_MS },
  'reset-from-network': { most: 60, windowMs: HOUR_MS },
  /** A whole company registers on one morning; its seats limit it. */
  'registration-from-network': { most: 1000, windowMs: HOUR_MS },
  /** Lookups of mailed links by their token, valid or not. */
  'link-try-from-network': { most: 60, windowMs: HOUR_MS / 6 },
} as const satisfies Record<string, LimitRule>

/**
 * Where IPv6 gives one customer (/56) or organisation (/48) many networks, a multiple of a network's limit.
 */
export const WIDER_NETWORKS = { customer: 2, site: 4 }

export type LimitKind = keyof typeof LIMIT_RULES
