import type { AppStyle, Feature, PreventionType, Role } from '@wohlauf/contract/values/features'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { appId, id, instant, revision, tenantForeignKey } from '../database/tenant-columns.ts'

/** A tenant. Its own id is its `app_id`, so that the tenants' policy covers it too. */
export const app = pgTable('app', {
  appId: uuid('app_id').primaryKey().default(sql`gen_random_uuid()`),
  title: text('title').notNull(),
  preventionType: text('prevention_type').$type<PreventionType>().notNull(),
  style: text('style').$type<AppStyle>().notNull(),
  /** The app's main host; other hosts of `app_host` redirect to it. */
  host: text('host').notNull().unique(),
  enabledFeatures: text('enabled_features').array().$type<Feature[]>().notNull(),
  senderEmailAddress: text('sender_email_address').notNull(),
  appStoreLink: text('app_store_link'),
  playStoreLink: text('play_store_link'),
  /** 0: it is deleted immediately. */
  graceDaysAfterRevoking: integer('grace_days_after_revoking').notNull().default(0),
  /** Whether a person who loses the seat may keep the account without a sponsor. */
  allowsPrivateMembers: boolean('allows_private_members').notNull().default(false),
  /** Its users see the maintenance screen; every call is answered with 503. */
  isInMaintenance: boolean('is_in_maintenance').notNull().default(false),
  /** Whether each save of content is published; otherwise managers publish their changes themselves. */
  publishesOnSave: boolean('publishes_on_save').notNull().default(true),
  /** The kinds of content whose items have versions; existing items of other kinds get their first ones later. */
  versionedKinds: text('versioned_kinds')
    .array()
    .notNull()
    .default(sql`'{module,recipe,blog_article,experience_report}'::text[]`),
  /** Native apps of an older version are refused; null: only the limit of all apps applies. */
  lowestShellVersion: text('lowest_shell_version'),
  /** The app's own native app: package and fingerprints, with spaces between them; null: the one of all apps. */
  androidShell: text('android_shell'),
  /** Team id, dot, bundle id. */
  iosShell: text('ios_shell'),
  revision: revision(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Includes the main host: a host belongs to at most one app. */
export const appHost = pgTable(
  'app_host',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    host: text('host').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.host] })],
)

/** A new id after each transaction that changed shared content; written only by a trigger (`functions.sql`). */
export const contentVersion = pgTable('content_version', {
  appId: uuid('app_id')
    .primaryKey()
    .references(() => app.appId, { onDelete: 'cascade' }),
  version: uuid('version').notNull(),
})

/** An account in one app. The same address in two apps is two accounts. */
export const appUser = pgTable(
  'app_user',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    emailAddress: text('email_address').notNull(),
    /** PHC string; it contains its parameters, so that they can be raised later. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role').$type<Role>().notNull(),
    sponsorId: uuid('sponsor_id'),
    hasCompletedOnboarding: boolean('has_completed_onboarding').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** The version of the text with which the user consented to the processing of health data; null without. */
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
    // The order of the admins' list, which searches in this index alone.
    index('app_user_list').on(table.appId, table.emailAddress, table.id),
  ],
)

export const adminUser = pgTable('admin_user', {
  id: id().primaryKey(),
  emailAddress: text('email_address').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  isDisabled: boolean('is_disabled').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastAuthenticatedAt: instant('last_authenticated_at'),
})

/** Rows that are deleted with the user. */
export const ownedByUser = (table: { appId: AnyPgColumn; userId: AnyPgColumn }, name: string) =>
  tenantForeignKey(table, `${name}_user`, table.userId, appUser).onDelete('cascade')

export const userId = () => uuid('user_id').notNull()
