import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/tenant-columns.ts'

/**
 * How often each event of the security log happened in an hour, in all processes. Contains nothing about a person or
 * an app.
 */
export const securityEventCount = pgTable(
  'security_event_count',
  {
    /** The hour's beginning. */
    hour: instant('hour').notNull(),
    event: text('event').notNull(),
    site: text('site').$type<'APP' | 'ADMIN'>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.event, table.site] })],
)
