import type { HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { appId, instant } from '../../../platform/database/tenant-columns.ts'
import { ownedByUser, userId } from '../../../platform/tenancy/tables.ts'

/**
 * One row per reason and subject, so that retries do not count twice. Only `title` is ever changed. Rows that no
 * later call can repeat are summed up by month when they are old (`jobs/sum-up-old-health-points.ts`).
 */
export const healthPointEntry = pgTable(
  'health_point_entry',
  {
    appId: appId(),
    userId: userId(),
    reason: text('reason').$type<HealthPointReason>().notNull(),
    /** The id of a page, quiz, module …; no foreign key, because points outlive it. */
    subject: text('subject').notNull(),
    /**
     * The title at that time. Null without a title, and for a habit's after the consent to health data was
     * withdrawn.
     */
    title: text('title'),
    points: integer('points').notNull(),
    /** A month's row has the time of its latest entry. */
    createdAt: instant('created_at').notNull(),
    /** How many entries with points of a month this row sums up; null for a single entry. */
    entriesOfMonth: smallint('entries_of_month'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.reason, table.subject] }),
    ownedByUser(table, 'health_point_entry'),
  ],
)

/** The ledger's sum, so that the badge needs one row; written only in the ledger's transaction. */
export const userProgress = pgTable(
  'user_progress',
  {
    appId: appId(),
    userId: userId(),
    healthPoints: integer('health_points').notNull().default(0),
    lastCelebratedLevel: smallint('last_celebrated_level').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appId, table.userId] }), ownedByUser(table, 'user_progress')],
)
