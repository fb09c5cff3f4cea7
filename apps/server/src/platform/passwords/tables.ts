import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../database/tenant-columns.ts'

/** Failed logins by account and by network. The key is an HMAC: unknown addresses count too, and none is stored. */
export const loginThrottle = pgTable('login_throttle', {
  key: bytes('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailedAt: instant('last_failed_at').notNull(),
  blockedUntil: instant('blocked_until'),
})
