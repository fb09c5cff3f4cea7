const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type LimitRule = {
  /** So many in a window go through; the window begins with the first of them. */
  most: number
  windowMs: number
}

/** How often anything may happen. A company shares one network, so a network has more than a person. */
export const LIMIT_RULES = {
  /** Mails that somebody who is not logged in can have us send to one address. */
  'mail-to-address': { most: 3, windowMs: HOUR_MS },
  /** Messages to the support by somebody who is logged in. */
  'message-of-user': { most: 20, windowMs: HOUR_MS },
  /** Documents that a learner has sent to their own address; each may weigh ten megabytes. */
  'document-mail-of-user': { most: 10, windowMs: HOUR_MS },
  /** Uploads to one app by all its managers together, and what they weigh: 2 GiB. A new app's content takes a tenth of it. */
  'upload-to-app': { most: 1000, windowMs: DAY_MS },
  'upload-kibibyte-to-app': { most: 2 * 1024 * 1024, windowMs: DAY_MS },
  'contact-from-network': { most: 20, windowMs: HOUR_MS },
  'reset-from-network': { most: 60, windowMs: HOUR_MS },
  /** A whole company registers on one morning; its seats bound it. */
  'registration-from-network': { most: 1000, windowMs: HOUR_MS },
  /** Looks at mailed links by their token, right or wrong. */
  'link-try-from-network': { most: 60, windowMs: HOUR_MS / 6 },
} as const satisfies Record<string, LimitRule>

/** Where IPv6 gives one customer (/56) or organisation (/48) many networks, so many times a network's limit. */
export const WIDER_NETWORKS = { customer: 2, site: 4 }

export type LimitKind = keyof typeof LIMIT_RULES
