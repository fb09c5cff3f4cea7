import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../database/tenant-columns.ts'

/** The used amount of a limit, by its name and subject. The key is an HMAC, so that it reveals no address. */
export const rateLimit = pgTable('rate_limit', {
  key: bytes('key').primaryKey(),
  taken: integer('taken').notNull(),
  /** The end of its window, after which the row is irrelevant. */
  endsAt: instant('ends_at').notNull(),
})
