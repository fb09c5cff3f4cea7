import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { sponsor } from '../../seats/database/tables.ts'

export type StaffRole = 'ROLE_SPONSOR_MANAGER' | 'ROLE_APP_MANAGER'

/** An invited manager, until the account is created. One row per address: it can become only one account. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    emailAddress: text('email_address').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    sponsorId: uuid('sponsor_id'),
    /** The latest invitation; a job mails a new link then. */
    invitedAt: instant('invited_at').notNull(),
    /** When the mail server began to refuse the address; null while it can be reached. */
    undeliverableSince: instant('undeliverable_since'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('staff_invitation_email_address').on(table.appId, table.emailAddress),
    tenantForeignKey(table, 'staff_invitation_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
  ],
)
