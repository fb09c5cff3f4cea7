import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { appId, instant } from '../../../platform/database/tenant-columns.ts'
import { ownedByUser, userId } from '../../../platform/tenancy/tables.ts'

/** Unsaved input of an editor in a form: one row for each form. */
export const autosave = pgTable(
  'autosave',
  {
    appId: appId(),
    userId: userId(),
    name: text('name').notNull(),
    /** JSON, which only the author's browser reads. */
    formValues: text('form_values').notNull(),
    /** The edited item's revision; null for a new item. */
    revision: integer('revision'),
    typedAt: instant('typed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.name] }),
    ownedByUser(table, 'autosave'),
    index('autosave_typed_at').on(table.appId, table.typedAt),
  ],
)
