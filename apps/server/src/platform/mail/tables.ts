import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, tenantForeignKey } from '../database/tenant-columns.ts'
import { app, appUser } from '../tenancy/tables.ts'

/** A mail that is still to be sent; then its row is deleted, so that no address outlives its purpose. */
export const mail = pgTable(
  'mail',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    /** The account that it is about, and is deleted with; null for a mail to a person without an account. */
    accountId: uuid('account_id'),
    kind: text('kind').notNull(),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'mail_account', table.accountId, appUser).onDelete('cascade'),
  ],
)
