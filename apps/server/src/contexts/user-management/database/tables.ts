import { index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, bytes, id, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { app, appUser, ownedByUser, userId } from '../../../platform/tenancy/tables.ts'
import { seat, sponsor } from '../../sponsors/database/tables.ts'
import type { ConsentKind } from '../rules/consents-of-registration.ts'
import type { LinkPurpose } from '../rules/link-life.ts'

/** The roles that come by an invitation without a seat. */
export type StaffRole = 'ROLE_SPONSOR_MANAGER' | 'ROLE_APP_MANAGER'

/**
 * Somebody who was invited to manage a sponsor's seats or an app, until the account is made. One for an address: it can
 * become only one account.
 */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    emailAddress: text('email_address').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** The sponsor of its manager. */
    sponsorId: uuid('sponsor_id'),
    /** The last time; a job mails a new link then. */
    invitedAt: instant('invited_at').notNull(),
    /** Since then the mail server refuses the address, and no mail to it has been accepted; null when it can be reached. */
    undeliverableSince: instant('undeliverable_since'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('staff_invitation_email_address').on(table.appId, table.emailAddress),
    tenantForeignKey(table, 'staff_invitation_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
  ],
)

/**
 * A mailed link. Its token is derived from the row's id and the server's secret, so that the mail can be
 * rendered again while the database alone does not contain it; only the token's hash is stored.
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
 * A request for an address that may or may not be known. The request writes the same row in both cases and a
 * job finds out, so that neither texts nor time reveal it (`safety.md`, 4). The row is deleted when it was
 * answered.
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

/** A consent: to which text, when, and until when. Never changed except for its end. */
export const consent = pgTable(
  'consent',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    textVersion: text('text_version').notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'consent'),
    index('consent_user').on(table.appId, table.userId),
  ],
)

/** "Meine Daten herunterladen": one at a time, created by a job, stored for 48 hours. */
export const dataExport = pgTable(
  'data_export',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    requestedAt: instant('requested_at').notNull(),
    /** The file's storage key; null until it is finished. */
    storageKey: text('storage_key'),
    availableUntil: instant('available_until'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'data_export'),
    unique('data_export_once').on(table.appId, table.userId),
  ],
)
