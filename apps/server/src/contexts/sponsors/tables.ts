import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant } from '../../platform/database/tenant-columns.ts'
import { app, appUser } from '../../platform/tenancy/tables.ts'

/** A company that pays for seats. */
export const sponsor = pgTable(
  'sponsor',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    availableSeats: integer('available_seats').notNull(),
    /** The last part of its registration link, 128 random bits; null when there is no link. */
    registrationLinkSlug: text('registration_link_slug'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('sponsor_registration_link_slug').on(table.appId, table.registrationLinkSlug),
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
    /** As it was when the seat was taken; a later change of the user's address does not change it. */
    emailAddress: text('email_address').notNull(),
    status: text('status').$type<SeatStatus>().notNull(),
    /** Whose account it became; with the account the seat goes, and is free again. */
    accountId: uuid('account_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('seat_email_address').on(table.appId, table.emailAddress),
    index('seat_sponsor').on(table.appId, table.sponsorId),
    foreignKey({
      name: 'seat_sponsor',
      columns: [table.appId, table.sponsorId],
      foreignColumns: [sponsor.appId, sponsor.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seat_account',
      columns: [table.appId, table.accountId],
      foreignColumns: [appUser.appId, appUser.id],
    }).onDelete('cascade'),
  ],
)
