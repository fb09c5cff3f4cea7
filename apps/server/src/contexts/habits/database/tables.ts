import type { Weekday } from '@wohlauf/contract/values/values'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { appId, id, instant, revision, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { app, ownedByUser, userId } from '../../../platform/tenancy/tables.ts'

export const habit = pgTable(
  'habit',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    minRuntimeWeeks: smallint('min_runtime_weeks').notNull(),
    introduction: text('introduction').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    revision: revision(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
)

/** One intent per habit: starting again enables the same one. */
export const habitIntent = pgTable(
  'habit_intent',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    userId: userId(),
    habitId: uuid('habit_id').notNull(),
    trigger: text('trigger'),
    weekdays: text('weekdays').array().$type<Weekday[]>().notNull(),
    notificationTime: time('notification_time').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** The Berlin day on which the current run began; null while disabled. */
    startedOn: date('started_on', { mode: 'string' }),
    /** The next reminder to be sent; in the past until it was processed, so not for display. */
    nextReminderAt: instant('next_reminder_at'),
    /** The number of the current run: enabling a disabled intent begins the next one. */
    run: smallint('run').notNull().default(1),
    /** The last day of the pause; null without one. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    remindedOn: date('reminded_on', { mode: 'string' }),
    /** The last Berlin day that was logged on the day itself. */
    loggedOn: date('logged_on', { mode: 'string' }),
    /** When this run earned the points of the minimum runtime, and when that was celebrated. */
    minRuntimeEarnedAt: instant('min_runtime_earned_at'),
    minRuntimeCelebratedAt: instant('min_runtime_celebrated_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('habit_intent_once').on(table.appId, table.userId, table.habitId),
    ownedByUser(table, 'habit_intent'),
    tenantForeignKey(table, 'habit_intent_habit', table.habitId, habit),
    // The reminder job first finds the apps with due reminders, then the users in each of them.
    index('habit_intent_due_in_apps')
      .on(table.nextReminderAt, table.appId)
      .where(sql`${table.nextReminderAt} IS NOT NULL`),
    index('habit_intent_due')
      .on(table.appId, table.nextReminderAt, table.userId)
      .where(sql`${table.nextReminderAt} IS NOT NULL`),
  ],
)

/** The key of rows that belong to an intent; they go with it. */
const ofIntent = (table: { appId: AnyPgColumn; habitIntentId: AnyPgColumn }, name: string) =>
  tenantForeignKey(table, `${name}_intent`, table.habitIntentId, habitIntent).onDelete('cascade')

/** Logs of earlier runs are kept and not shown. */
export const habitLog = pgTable(
  'habit_log',
  {
    appId: appId(),
    habitIntentId: uuid('habit_intent_id').notNull(),
    run: smallint('run').notNull(),
    loggedOn: date('logged_on', { mode: 'string' }).notNull(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    /** Made by the client; null of those that clients made which send none. */
    id: uuid('id'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.habitIntentId, table.run, table.loggedOn] }),
    ownedByUser(table, 'habit_log'),
    index('habit_log_user').on(table.appId, table.userId),
    ofIntent(table, 'habit_log'),
  ],
)

/** The logs of a run in a month of which no days are stored any more (`jobs/sum-up-old-habit-logs.ts`). */
export const habitMonth = pgTable(
  'habit_month',
  {
    appId: appId(),
    habitIntentId: uuid('habit_intent_id').notNull(),
    run: smallint('run').notNull(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    userId: userId(),
    done: smallint('done').notNull(),
    /** The days that were planned or done; null for a run that had ended, which is not shown. */
    planned: smallint('planned'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.habitIntentId, table.run, table.month] }),
    ownedByUser(table, 'habit_month'),
    index('habit_month_user').on(table.appId, table.userId),
    ofIntent(table, 'habit_month'),
  ],
)

/** The weekdays before a change, in force until the end of `endsOn`. The intent has the current ones. */
export const habitPastPlan = pgTable(
  'habit_past_plan',
  {
    appId: appId(),
    habitIntentId: uuid('habit_intent_id').notNull(),
    run: smallint('run').notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    userId: userId(),
    weekdays: text('weekdays').array().$type<Weekday[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.habitIntentId, table.run, table.endsOn] }),
    ownedByUser(table, 'habit_past_plan'),
    index('habit_past_plan_user').on(table.appId, table.userId),
    ofIntent(table, 'habit_past_plan'),
  ],
)

/** A pause, first and last day included. */
export const habitPause = pgTable(
  'habit_pause',
  {
    appId: appId(),
    habitIntentId: uuid('habit_intent_id').notNull(),
    run: smallint('run').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    userId: userId(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.habitIntentId, table.run, table.startsOn] }),
    ownedByUser(table, 'habit_pause'),
    index('habit_pause_user').on(table.appId, table.userId),
    ofIntent(table, 'habit_pause'),
  ],
)

/** At most one per intent and Berlin day, with any number of workers. */
export const notification = pgTable(
  'notification',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    habitIntentId: uuid('habit_intent_id').notNull(),
    remindedOn: date('reminded_on', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('notification_once').on(table.appId, table.habitIntentId, table.remindedOn),
    ownedByUser(table, 'notification'),
    ofIntent(table, 'notification'),
    index('notification_user').on(table.appId, table.userId),
    index('notification_unseen')
      .on(table.appId, table.userId, table.createdAt)
      .where(sql`${table.seenAt} IS NULL`),
  ],
)
