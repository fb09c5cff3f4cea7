import type { AppStyle, Feature, PreventionType } from '@wohlauf/contract/features'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { appId, id, instant } from '../database/tenant-columns.ts'

/** A tenant. Its own id is its `app_id`, so that the tenants' policy covers it too. */
export const app = pgTable('app', {
  appId: uuid('app_id').primaryKey().default(sql`gen_random_uuid()`),
  title: text('title').notNull(),
  preventionType: text('prevention_type').$type<PreventionType>().notNull(),
  style: text('style').$type<AppStyle>().notNull(),
  /** Where the app lives; other hosts of `app_host` lead here. */
  host: text('host').notNull().unique(),
  enabledFeatures: text('enabled_features').array().$type<Feature[]>().notNull(),
  senderEmailAddress: text('sender_email_address').notNull(),
  appStoreLink: text('app_store_link'),
  playStoreLink: text('play_store_link'),
  /** Its people see the maintenance screen; every call is answered with 503. */
  isInMaintenance: boolean('is_in_maintenance').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Every host an app answers on, its own among them: a host names one app at the most. */
export const appHost = pgTable(
  'app_host',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    host: text('host').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.host] })],
)

/**
 * Which state an app's shared content is in: another id after each transaction that changed any of it. No row: nothing was
 * ever written. Written by a trigger alone (`resolver.sql`).
 */
export const contentVersion = pgTable('content_version', {
  appId: uuid('app_id')
    .primaryKey()
    .references(() => app.appId, { onDelete: 'cascade' }),
  version: uuid('version').notNull(),
})

/** An account in one app. The same address in two apps is two people to us. */
export const appUser = pgTable(
  'app_user',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    emailAddress: text('email_address').notNull(),
    /** PHC string; its parameters travel with it, so that they can be raised later. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role').notNull(),
    sponsorId: uuid('sponsor_id'),
    hasCompletedOnboarding: boolean('has_completed_onboarding').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** The version of the text by which they agreed to the processing of health data; null when they did not, or withdrew. */
    healthConsentVersion: text('health_consent_version'),
    notificationSettings: text('notification_settings')
      .array()
      .notNull()
      .default(sql`'{PUSH_HABIT_REMINDER}'::text[]`),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastAuthenticatedAt: instant('last_authenticated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('app_user_email_address').on(table.appId, table.emailAddress),
  ],
)

/** Someone who runs the system; belongs to no app. */
export const adminUser = pgTable('admin_user', {
  id: id().primaryKey(),
  emailAddress: text('email_address').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  isDisabled: boolean('is_disabled').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastAuthenticatedAt: instant('last_authenticated_at'),
})

/** The key of rows that belong to one user of one app; they go when the user goes. */
export const ownedByUser = (table: { appId: AnyPgColumn; userId: AnyPgColumn }, name: string) =>
  foreignKey({
    name: `${name}_user`,
    columns: [table.appId, table.userId],
    foreignColumns: [appUser.appId, appUser.id],
  }).onDelete('cascade')

export const userId = () => uuid('user_id').notNull()
