import type { Role } from '@wohlauf/contract/values/features'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In seconds. `idle` counts from the last request, `absolute` from the login. */
export type SessionLife = { idle: number; absolute: number }

export const ADMIN_SESSION_LIFE: SessionLife = { idle: 30 * MINUTE, absolute: 12 * HOUR }

/** An admin's visit of an account: an hour from its start, not renewable (`decisions.md`, "Links and their life"). */
export const IMPERSONATION_LIFE: SessionLife = { idle: HOUR, absolute: HOUR }

/** `decisions.md`, "Sessions and passwords". */
export const sessionLife = (role: Role, client: 'web' | 'native'): SessionLife => {
  if (role !== 'ROLE_USER') return { idle: 12 * HOUR, absolute: 7 * DAY }
  return client === 'native'
    ? { idle: 60 * DAY, absolute: 365 * DAY }
    : { idle: 14 * DAY, absolute: 90 * DAY }
}

export type SessionEnd = { endsAt: Date; isExtendable: boolean }

/** When a session ends unless it is used before, and whether that would make it last longer. */
export const sessionEnd = ({
  lastSeenAt,
  idleSeconds,
  expiresAt,
}: {
  lastSeenAt: Date
  idleSeconds: number
  expiresAt: Date
}): SessionEnd => {
  const idleEnd = new Date(lastSeenAt.getTime() + idleSeconds * 1000)
  return idleEnd < expiresAt
    ? { endsAt: idleEnd, isExtendable: true }
    : { endsAt: expiresAt, isExtendable: false }
}

/** How long a session counts as freshly logged in, from the last proof of the password. */
const FRESH_MS = 10 * MINUTE * 1000

export const isFresh = ({ provedAt }: { provedAt: Date }, now: Date): boolean =>
  now.getTime() - provedAt.getTime() <= FRESH_MS

/** The maximum age of `last_seen_at` before a request writes it, in milliseconds. */
export const LAST_SEEN_STEP_MS = 5 * MINUTE * 1000
