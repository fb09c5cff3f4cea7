import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appId, instant, tenantForeignKey } from '../database/tenant-columns.ts'
import { adminUser, appUser } from '../tenancy/tables.ts'

const columns = () => ({
  /** Made by the client, for each time that the setup is begun. */
  enrolmentId: uuid('enrolment_id').notNull(),
  /** Encrypted, because backups contain it. */
  sealedSecret: text('sealed_secret').notNull(),
  begunAt: instant('begun_at').notNull(),
  /** When it was confirmed by a code; null before, and then it is not asked for. */
  enabledAt: instant('enabled_at'),
  /** The step of the newest code that was used: it and older ones are refused. */
  lastStep: integer('last_step').notNull().default(0),
  /** SHA-256 as base64url, of the codes that are left. */
  recoveryCodeHashes: text('recovery_code_hashes').array().notNull().default(sql`'{}'::text[]`),
})

export const secondFactor = pgTable(
  'second_factor',
  { appId: appId(), ownerId: uuid('user_id').notNull(), ...columns() },
  (table) => [
    primaryKey({ columns: [table.appId, table.ownerId] }),
    tenantForeignKey(table, 'second_factor_user', table.ownerId, appUser).onDelete('cascade'),
  ],
)

export const adminSecondFactor = pgTable('admin_second_factor', {
  ownerId: uuid('admin_id')
    .primaryKey()
    .references(() => adminUser.id, { onDelete: 'cascade' }),
  ...columns(),
})
