import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../database/tenant-columns.ts'

/** What is taken of a limit, by its name and whom it counts. The key is an HMAC, so that it names nobody. */
export const rateLimit = pgTable('rate_limit', {
  key: bytes('key').primaryKey(),
  taken: integer('taken').notNull(),
  /** When its window is over and the row says nothing any more. */
  endsAt: instant('ends_at').notNull(),
})
