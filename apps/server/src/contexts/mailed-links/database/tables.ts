import { index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, bytes, id, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { app, appUser } from '../../../platform/tenancy/tables.ts'
import { staffInvitation } from '../../accounts/database/tables.ts'
import { seat } from '../../seats/database/tables.ts'
import type { LinkPurpose } from '../rules/link-life.ts'

/**
 * The token is derived from the row's id and the server's secret, so that the mail can be rendered again
 * while the database alone does not contain it; only its hash is stored.
 */
export const mailedLink = pgTable(
  'mailed_link',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** The account it is for; null while no account exists. */
    accountId: uuid('account_id'),
    seatId: uuid('seat_id'),
    staffInvitationId: uuid('staff_invitation_id'),
    /** For a change of address: the address that the link sets, the new one or the old one again. */
    emailAddress: text('email_address'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** How often the holder of an unclaimed invitation was reminded of it. */
    remindersSent: smallint('reminders_sent').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('mailed_link_token_hash').on(table.appId, table.tokenHash),
    index('mailed_link_account').on(table.appId, table.accountId),
    tenantForeignKey(table, 'mailed_link_account', table.accountId, appUser).onDelete('cascade'),
    tenantForeignKey(table, 'mailed_link_seat', table.seatId, seat).onDelete('cascade'),
    tenantForeignKey(
      table,
      'mailed_link_staff_invitation',
      table.staffInvitationId,
      staffInvitation,
    ).onDelete('cascade'),
  ],
)

/**
 * The same row for known and unknown addresses: a job finds out, so that neither texts nor time reveal it
 * (`safety.md`, 4). Deleted once it is answered.
 */
export const accountRequest = pgTable(
  'account_request',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    kind: text('kind').$type<'PASSWORD_RESET' | 'REGISTRATION' | 'EMAIL_CHANGE' | 'PRIVATE_MOVE'>().notNull(),
    emailAddress: text('email_address').notNull(),
    /** The account that requests another address. */
    accountId: uuid('account_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'account_request_account', table.accountId, appUser).onDelete('cascade'),
  ],
)
