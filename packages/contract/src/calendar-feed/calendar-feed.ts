import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { EmptyObject, Instant, LinkToken } from '../values/values.ts'

/** The path of a feed on each host of its app; what is before `.ics` is its secret. */
export const CALENDAR_FEED_PATH = '/kalender'

export const CalendarFeed = z.object({
  /**
   * The address with its secret, on any host of the app. Null when the secret key was replaced since: the address
   * still works, but cannot be shown.
   */
  number: z.int(),
  /** With its secret, on any host of the app. Null when the secret key was replaced since: it still works, and cannot be shown. */
  path: z.nullable(z.string()),
  /** Whether the events are named after the habits; otherwise all are called "Erinnerung". */
  hasTitles: z.boolean(),
  createdAt: Instant,
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const getCalendarFeed = query('calendar-feed/get-calendar-feed-query', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: z.object({ feed: z.nullable(CalendarFeed) }),
})

/** A person has one address at most: a new one ends the former. It begins without titles. */
export const createCalendarFeed = command('calendar-feed/create-calendar-feed-command', {
  audience: 'learner',
  isOwnersOnly: true,
  needsHealthConsent: true,
  input: z.object({
    /**
     * The number of the address that is replaced, 0 without one. A retry finds another number, and creates no
     * further address.
     */
    replaces: z._default(z.int().check(z.gte(0), z.lte(32_000)), 0),
  }),
  output: EmptyObject,
  limits: ['calendar-feed-of-user'],
  invalidates: () => [getCalendarFeed],
})

export const updateCalendarFeed = command('calendar-feed/update-calendar-feed-command', {
  audience: 'learner',
  isOwnersOnly: true,
  needsHealthConsent: true,
  input: z.object({ hasTitles: z.boolean() }),
  output: EmptyObject,
  invalidates: () => [getCalendarFeed],
})

/** Repeating it succeeds. */
export const revokeCalendarFeed = command('calendar-feed/revoke-calendar-feed-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [getCalendarFeed],
})

/**
 * Only the token authorises it, because calendars send no login. Unknown, revoked and suspended feeds give the same
 * answer. Writes: a changed calendar gets the next sequence number.
 */
export const getCalendar = query('calendar-feed/get-calendar-query', {
  audience: 'anyone',
  mayWrite: true,
  input: z.object({ token: LinkToken }),
  output: z.object({
    /** iCalendar (RFC 5545), the same text until something in it changes. */
    calendar: z.string(),
  }),
  limits: ['calendar-from-network'],
})
