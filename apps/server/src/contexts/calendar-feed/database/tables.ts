import { boolean, integer, pgTable, primaryKey, smallint, unique } from 'drizzle-orm/pg-core'
import { appId, bytes, id, instant } from '../../../platform/database/tenant-columns.ts'
import { ownedByUser, userId } from '../../../platform/tenancy/tables.ts'

/**
 * The address at which a calendar reads a person's habit times; one at most. Its token is derived from the row's id
 * and the server's secret, so that its owner can be shown it again; only its hash is stored.
 */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    tokenHash: bytes('token_hash').notNull(),
    /** Counts the person's addresses until the feed is revoked. */
    number: smallint('number').notNull(),
    hasTitles: boolean('has_titles').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** SHA-256 of the events at the last read; null before the first. */
    contentHash: bytes('content_hash'),
    /** The events' SEQUENCE and LAST-MODIFIED: number and time of the changes that calendars have read. */
    sequence: integer('sequence').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('calendar_feed_once').on(table.appId, table.userId),
    unique('calendar_feed_token_hash').on(table.appId, table.tokenHash),
    ownedByUser(table, 'calendar_feed'),
  ],
)
