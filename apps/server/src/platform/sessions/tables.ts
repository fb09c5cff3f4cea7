import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appId, bytes, id, instant } from '../database/tenant-columns.ts'
import { adminUser, ownedByUser, userId } from '../tenancy/tables.ts'

/** A persistent login. Only the token's SHA-256 is stored. */
export const session = pgTable(
  'session',
  {
    appId: appId(),
    tokenHash: bytes('token_hash').notNull(),
    id: id(),
    userId: userId(),
    /** "Chrome auf Windows". */
    device: text('device').notNull().default(''),
    /** Null for a session of the owner. */
    impersonatorAdminId: uuid('impersonator_admin_id').references(() => adminUser.id, {
      onDelete: 'cascade',
    }),
    client: text('client').$type<'web' | 'native'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Written at most every five minutes: a query must not become a write. */
    lastSeenAt: instant('last_seen_at').notNull(),
    idleSeconds: integer('idle_seconds').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When password and second factor were last proved; null for a session that was not started at the login. */
    provedAt: instant('proved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.tokenHash] }),
    ownedByUser(table, 'session'),
    index('session_user').on(table.appId, table.userId),
  ],
)

export const adminSession = pgTable('admin_session', {
  tokenHash: bytes('token_hash').primaryKey(),
  adminId: uuid('admin_id')
    .notNull()
    .references(() => adminUser.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  idleSeconds: integer('idle_seconds').notNull(),
  expiresAt: instant('expires_at').notNull(),
  provedAt: instant('proved_at'),
  /** Whether all calls but the setup of the second factor are refused, while the admin has none. */
  needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
})
