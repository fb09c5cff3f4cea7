import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { appId, instant } from '../../platform/database/tenant-columns.ts'
import { ownedByUser, userId } from '../../platform/tenancy/tables.ts'
import type { HealthPointReason } from './rules/health-points.ts'

/** The ledger: append-only, a row a reason and subject, so that nothing counts twice however often it is sent. */
export const healthPointEntry = pgTable(
  'health_point_entry',
  {
    appId: appId(),
    userId: userId(),
    reason: text('reason').$type<HealthPointReason>().notNull(),
    /** What earned them: a page's, quiz's, module's id …; no foreign key, because points outlive what earned them. */
    subject: text('subject').notNull(),
    points: integer('points').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.reason, table.subject] }),
    ownedByUser(table, 'health_point_entry'),
  ],
)

/** The ledger's sum beside it, so that the badge is one row's read; written in the ledger's transaction only. */
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
