import type { Weekday } from '@wohlauf/contract/values'
import {
  boolean,
  date,
  foreignKey,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { appId, id, instant, revision } from '../../platform/database/tenant-columns.ts'
import { app, ownedByUser, userId } from '../../platform/tenancy/tables.ts'

/** An activity that an app offers as a habit. */
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

/** A user's plan to keep a habit. One intent per habit: starting again enables the same one. */
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('habit_intent_once').on(table.appId, table.userId, table.habitId),
    ownedByUser(table, 'habit_intent'),
    foreignKey({
      name: 'habit_intent_habit',
      columns: [table.appId, table.habitId],
      foreignColumns: [habit.appId, habit.id],
    }),
  ],
)
