import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../../../platform/database/tenant-columns.ts'

/**
 * The visit of an admin to an account. Once added, only `usedAt` (the start of the visit), `endedAt` and `ofUserId` change: the
 * row outlives the account, and then no longer contains its id.
 */
export const impersonation = pgTable(
  'impersonation',
  {
    id: id().primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    adminId: uuid('admin_id').notNull(),
    ofAppId: uuid('of_app_id').notNull(),
    ofUserId: uuid('of_user_id'),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('impersonation_user').on(table.ofAppId, table.ofUserId)],
)
