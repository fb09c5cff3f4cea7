import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../database/tenant-columns.ts'

/** The key is an HMAC of a limit's name and subject, so that it reveals no address. */
export const rateLimit = pgTable('rate_limit', {
  key: bytes('key').primaryKey(),
  taken: integer('taken').notNull(),
  endsAt: instant('ends_at').notNull(),
})
