import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, revision, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { image } from '../../../platform/storage/tables.ts'
import { app, ownedByUser, userId } from '../../../platform/tenancy/tables.ts'
import { document } from '../../documents/database/tables.ts'
import { habit } from '../../habits/database/tables.ts'
import type { StoredContent } from '../stored-content.ts'

/** A removed row is visible to no request (`access.ts`); learners' responses to it stay. */
const removedAt = () => instant('removed_at')

export const module = pgTable(
  'module',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    imageId: uuid('image_id').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    position: integer('position').notNull(),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'module_image', table.imageId, image),
  ],
)

export const modulePage = pgTable(
  'module_page',
  {
    appId: appId(),
    id: id(),
    moduleId: uuid('module_id').notNull(),
    title: text('title').notNull(),
    isExerciseIncluded: boolean('is_exercise_included').notNull(),
    /** Null while the minutes are calculated. */
    minutesOverride: integer('minutes_override'),
    isEnabled: boolean('is_enabled').notNull(),
    position: integer('position').notNull(),
    revision: revision(),
    removedAt: removedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'module_page_module', table.moduleId, module).onDelete('cascade'),
    index('module_page_of_module').on(table.appId, table.moduleId, table.position),
  ],
)

/** References to other rows have columns, so that the database enforces them. */
export const contentElement = pgTable(
  'content_element',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    modulePageId: uuid('module_page_id').notNull(),
    type: text('type').$type<ContentElementType>().notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<StoredContent>().notNull(),
    imageId: uuid('image_id'),
    habitId: uuid('habit_id'),
    documentId: uuid('document_id'),
    position: integer('position').notNull(),
    revision: revision(),
    removedAt: removedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'content_element_page', table.modulePageId, modulePage).onDelete('cascade'),
    tenantForeignKey(table, 'content_element_image', table.imageId, image),
    tenantForeignKey(table, 'content_element_habit', table.habitId, habit),
    tenantForeignKey(table, 'content_element_document', table.documentId, document).onDelete('cascade'),
    index('content_element_of_page').on(table.appId, table.modulePageId, table.position),
    // Serves the search that a deletion of the referenced row causes.
    index('content_element_image').on(table.appId, table.imageId),
    index('content_element_habit').on(table.appId, table.habitId),
    index('content_element_document').on(table.appId, table.documentId),
  ],
)

export const moduleProgress = pgTable(
  'module_progress',
  {
    appId: appId(),
    userId: userId(),
    moduleId: uuid('module_id').notNull(),
    /** Ids, not a count: hidden, new and moved pages must not shift the progress. */
    seenPageIds: uuid('seen_page_ids').array().notNull(),
    confirmedExercisePageIds: uuid('confirmed_exercise_page_ids').array().notNull(),
    lastViewedAt: instant('last_viewed_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.moduleId] }),
    ownedByUser(table, 'module_progress'),
    tenantForeignKey(table, 'module_progress_module', table.moduleId, module).onDelete('cascade'),
    index('module_progress_of_module').on(table.appId, table.moduleId),
  ],
)

/** A quiz's first pick, or an acknowledgement: one per element. */
export const contentElementResponse = pgTable(
  'content_element_response',
  {
    appId: appId(),
    userId: userId(),
    contentElementId: uuid('content_element_id').notNull(),
    /** Null for an acknowledgement. */
    isCorrect: boolean('is_correct'),
    quizAnswerId: uuid('quiz_answer_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.contentElementId] }),
    ownedByUser(table, 'content_element_response'),
    tenantForeignKey(
      table,
      'content_element_response_element',
      table.contentElementId,
      contentElement,
    ).onDelete('cascade'),
    // The primary key begins with the user: without this index the deletion of a module reads all users'
    // responses.
    index('content_element_response_of_element').on(table.appId, table.contentElementId),
  ],
)
