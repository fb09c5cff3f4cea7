import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { contentElement, module, modulePage } from '../../modules/database/tables.ts'
import type { ReadingKind } from '../rules/reading-estimates.ts'

/**
 * About how many people, as managers get it: nothing here is about a person, and the counts behind the estimates are
 * not stored. A module of which nothing can be said yet has one row of the kind READ.
 */
export const readingFigure = pgTable(
  'reading_figure',
  {
    appId: appId(),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    kind: text('kind').$type<ReadingKind>().notNull(),
    moduleId: uuid('module_id').notNull(),
    modulePageId: uuid('module_page_id'),
    contentElementId: uuid('content_element_id'),
    quizAnswerId: uuid('quiz_answer_id'),
    /** The first day of the month in which the job looked at it last, in Berlin. */
    month: date('month', { mode: 'string' }).notNull(),
    /** The version before has its figures here; the next one can drop it. */
    people: integer('people'),
    /** The sum of all months so far; its error may put it below zero. Null: nothing can be said yet. */
    estimate: integer('estimate'),
    /** What happened before this day, in Berlin, is in the estimate and is never counted again. */
    countedUntil: date('counted_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'reading_figure_module', table.moduleId, module).onDelete('cascade'),
    tenantForeignKey(table, 'reading_figure_module_page', table.modulePageId, modulePage).onDelete('cascade'),
    tenantForeignKey(table, 'reading_figure_element', table.contentElementId, contentElement).onDelete(
      'cascade',
    ),
    unique('reading_figure_of')
      .on(
        table.appId,
        table.moduleId,
        table.kind,
        table.modulePageId,
        table.contentElementId,
        table.quizAnswerId,
      )
      .nullsNotDistinct(),
    index('reading_figure_module_page').on(table.appId, table.modulePageId),
    index('reading_figure_element').on(table.appId, table.contentElementId),
    check('reading_figure_rounded', sql`${table.people} % 5 = 0 AND ${table.people} >= 15`),
    // The last line of defence: no exact count can be stored, even by faulty code.
    check('reading_figure_estimated', sql`${table.estimate} % 5 = 0`),
  ],
)
