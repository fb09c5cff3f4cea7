import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { sponsor } from '../../seats/database/tables.ts'

export type StaffRole = 'ROLE_SPONSOR_MANAGER' | 'ROLE_APP_MANAGER'

/** Somebody invited as a manager, until the account is made. One for an address: it can become only one account. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    emailAddress: text('email_address').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    sponsorId: uuid('sponsor_id'),
    /** The last time; a job mails a new link then. */
    invitedAt: instant('invited_at').notNull(),
    /** The mail server refuses the address since then; null when it can be reached. */
    undeliverableSince: instant('undeliverable_since'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('staff_invitation_email_address').on(table.appId, table.emailAddress),
    tenantForeignKey(table, 'staff_invitation_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
  ],
)
