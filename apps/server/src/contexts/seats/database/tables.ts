import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  appId,
  bytes,
  id,
  instant,
  revision,
  tenantForeignKey,
} from '../../../platform/database/tenant-columns.ts'
import { app, appUser } from '../../../platform/tenancy/tables.ts'

export const sponsor = pgTable(
  'sponsor',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    availableSeats: integer('available_seats').notNull(),
    /** The last part of its registration link, 128 random bits; null without a link. */
    registrationLinkSlug: text('registration_link_slug'),
    /** Registrations that began earlier came by another link. */
    registrationLinkCreatedAt: instant('registration_link_created_at'),
    /** The domains of the addresses that may register by the link; empty: any. */
    registrationLinkDomains: text('registration_link_domains').array().notNull().default(sql`'{}'::text[]`),
    /** The last Berlin day on which a registration by the link may begin. */
    registrationLinkEndsOn: date('registration_link_ends_on'),
    registrationLinkMaxRegistrations: integer('registration_link_most'),
    createdAt: instant('created_at').notNull().defaultNow(),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('sponsor_registration_link_slug').on(table.appId, table.registrationLinkSlug),
  ],
)

/** Every number of seats that a sponsor has had, from its creation on. Rows are added and never changed. */
export const availableSeatsChange = pgTable(
  'available_seats_change',
  {
    appId: appId(),
    id: id(),
    sponsorId: uuid('sponsor_id').notNull(),
    /** Applies from that time on. */
    availableSeats: integer('available_seats').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('available_seats_change_sponsor').on(table.appId, table.sponsorId, table.changedAt),
    tenantForeignKey(table, 'available_seats_change_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
  ],
)

export type SeatStatus = 'INVITED' | 'REGISTRATION_STARTED' | 'ACCEPTED'

/** A seat in use, from the invitation or the start of a registration on (specification, manager area, section 4). */
export const seat = pgTable(
  'seat',
  {
    appId: appId(),
    id: id(),
    sponsorId: uuid('sponsor_id').notNull(),
    /** The address when the seat was taken; a later change of the user's address does not affect it. */
    emailAddress: text('email_address').notNull(),
    status: text('status').$type<SeatStatus>().notNull(),
    /** Whether it was taken by a registration with the sponsor's link. */
    isByLink: boolean('is_by_link').notNull().default(false),
    /** The account's owner; managers cannot read accounts. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** When the mail server began to refuse the address, with no mail accepted since; null when it can be reached. */
    undeliverableSince: instant('undeliverable_since'),
    /** The account that uses the seat; deleting the account deletes the seat, which is then free again. */
    accountId: uuid('account_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('seat_email_address').on(table.appId, table.emailAddress),
    // A sponsor's list, in its order.
    index('seat_sponsor').on(table.appId, table.sponsorId, table.emailAddress, table.id),
    tenantForeignKey(table, 'seat_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
    tenantForeignKey(table, 'seat_account', table.accountId, appUser).onDelete('cascade'),
  ],
)

/**
 * The public number of free seats is counted by these rows, which are the same for known and unknown
 * addresses; seats themselves would reveal which addresses have an account.
 */
export const seatReservation = pgTable(
  'seat_reservation',
  {
    appId: appId(),
    sponsorId: uuid('sponsor_id').notNull(),
    emailAddress: text('email_address').notNull(),
    /** The latest start; it restarts the link's validity. */
    startedAt: instant('started_at').notNull(),
    /** The key of the network of the request; does not reveal the address. */
    networkKey: bytes('network_key').notNull(),
    /** From then on the seat counts instead. */
    confirmedAt: instant('confirmed_at'),
    /** Versions of the texts whose boxes were ticked; null when they were not. */
    termsOfUseVersion: text('terms_of_use_version'),
    dataProtectionVersion: text('data_protection_version'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.sponsorId, table.emailAddress] }),
    index('seat_reservation_email_address').on(table.appId, table.emailAddress),
    tenantForeignKey(table, 'seat_reservation_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
  ],
)

/** Contains no data of its holder: for the daily limit, and so that a repeated call is idempotent. */
export const seatRevocation = pgTable(
  'seat_revocation',
  {
    appId: appId(),
    seatId: uuid('seat_id').notNull(),
    sponsorId: uuid('sponsor_id').notNull(),
    /** Whether the seat was in use: an account was deleted or closed with it. */
    wasAccepted: boolean('was_accepted').notNull(),
    /** The invitation was sent by a sponsor's manager, for whom a daily limit applies. */
    isBySponsor: boolean('is_by_sponsor').notNull(),
    revokedAt: instant('revoked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.seatId] }),
    index('seat_revocation_sponsor').on(table.appId, table.sponsorId, table.revokedAt),
    tenantForeignKey(table, 'seat_revocation_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
  ],
)

/**
 * The account is closed, and deleted after its last day. Keeps the values of its seat, so that it can be restored.
 */
export const accountDeparture = pgTable(
  'account_departure',
  {
    appId: appId(),
    /** Becomes the id of the restored seat. */
    id: id(),
    accountId: uuid('account_id').notNull(),
    sponsorId: uuid('sponsor_id').notNull(),
    emailAddress: text('email_address').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    isByLink: boolean('is_by_link').notNull(),
    seatCreatedAt: instant('seat_created_at').notNull(),
    seatUpdatedAt: instant('seat_updated_at').notNull(),
    revokedAt: instant('revoked_at').notNull(),
    /** The last Berlin day before the deletion. */
    endsOn: date('ends_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('account_departure_once').on(table.appId, table.accountId),
    index('account_departure_sponsor').on(table.appId, table.sponsorId, table.emailAddress, table.id),
    index('account_departure_end').on(table.appId, table.endsOn, table.id),
    tenantForeignKey(table, 'account_departure_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
    tenantForeignKey(table, 'account_departure_account', table.accountId, appUser).onDelete('cascade'),
  ],
)
