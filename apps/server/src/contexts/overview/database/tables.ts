import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { contentElement, module, modulePage } from '../../modules/database/tables.ts'

/** People who have read a part of a module, finished it, reached a page, or first picked a quiz answer. */
export type ReadingKind = 'READ' | 'FINISHED' | 'REACHED' | 'PICKED'

/**
 * The number of people as managers get it, once a month: nothing here is about a person, and the counts behind the
 * figures are not stored. Null: withheld.
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
    /** The first day of the month in which it is published, in Berlin. */
    month: date('month', { mode: 'string' }).notNull(),
    people: integer('people'),
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
    // The last line of defence: no exact count, and none of fewer than ten people, can be stored, even by faulty
    // code.
    check('reading_figure_rounded', sql`${table.people} % 5 = 0 AND ${table.people} >= 15`),
  ],
)
