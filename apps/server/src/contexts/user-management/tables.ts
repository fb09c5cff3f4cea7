import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, bytes, id, instant } from '../../platform/database/tenant-columns.ts'
import { app, appUser, ownedByUser, userId } from '../../platform/tenancy/tables.ts'
import { seat } from '../sponsors/tables.ts'
import type { ConsentKind } from './rules/consents-of-registration.ts'
import type { LinkPurpose } from './rules/link-life.ts'

/**
 * A link that was mailed. Its token is derived from the row's id and the server's secret, so that the link can be written
 * again while the database alone tells nobody; only the token's hash is kept.
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
    /** Of a change of address: the one that the link leads to, the new one or back to the old. */
    emailAddress: text('email_address'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('mailed_link_token_hash').on(table.appId, table.tokenHash),
    index('mailed_link_account').on(table.appId, table.accountId),
    foreignKey({
      name: 'mailed_link_account',
      columns: [table.appId, table.accountId],
      foreignColumns: [appUser.appId, appUser.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'mailed_link_seat',
      columns: [table.appId, table.seatId],
      foreignColumns: [seat.appId, seat.id],
    }).onDelete('cascade'),
  ],
)

/**
 * What somebody asked for whose address may or may not be known. The request writes the same row either way and a job finds
 * out, so that neither words nor time tell (`safety.md`, 4). The row goes when it was answered.
 */
export const accountRequest = pgTable(
  'account_request',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    kind: text('kind').$type<'PASSWORD_RESET' | 'REGISTRATION' | 'EMAIL_CHANGE'>().notNull(),
    emailAddress: text('email_address').notNull(),
    /** Who wants another address. */
    accountId: uuid('account_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    foreignKey({
      name: 'account_request_account',
      columns: [table.appId, table.accountId],
      foreignColumns: [appUser.appId, appUser.id],
    }).onDelete('cascade'),
  ],
)

/** What somebody agreed to: which text, when, and until when. Never changed but for its end. */
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

/** "Meine Daten herunterladen": one at a time, made by a job, kept for 48 hours. */
export const dataExport = pgTable(
  'data_export',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    requestedAt: instant('requested_at').notNull(),
    /** Where the file is kept; null until it is made. */
    storageKey: text('storage_key'),
    availableUntil: instant('available_until'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'data_export'),
    unique('data_export_once').on(table.appId, table.userId),
  ],
)
