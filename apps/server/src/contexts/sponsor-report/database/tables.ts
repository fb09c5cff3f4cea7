import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { appId, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { sponsor } from '../../seats/database/tables.ts'

/**
 * A finished month of a sponsor, as it is published: nothing here is about a person, and the counts behind the
 * figures are not stored. Written once and never changed, so that later deletions do not show in it.
 */
export const sponsorReportMonth = pgTable(
  'sponsor_report_month',
  {
    appId: appId(),
    sponsorId: uuid('sponsor_id').notNull(),
    /** The month's first day in Berlin. */
    month: date('month', { mode: 'string' }).notNull(),
    /** Null, here and below: withheld. */
    registered: integer('registered'),
    active: integer('active'),
    completed: integer('completed'),
    frozenAt: instant('frozen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.sponsorId, table.month] }),
    tenantForeignKey(table, 'sponsor_report_month_sponsor', table.sponsorId, sponsor).onDelete('cascade'),
    // The last line of defence: no exact count can be stored, even by faulty code.
    check(
      'sponsor_report_month_rounded',
      sql`${table.registered} % 5 = 0 AND ${table.active} % 5 = 0 AND ${table.completed} % 5 = 0`,
    ),
    check(
      'sponsor_report_month_not_small',
      sql`${table.registered} >= 10 AND ${table.active} >= 15 AND ${table.completed} >= 15`,
    ),
  ],
)
