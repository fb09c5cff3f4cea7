import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, revision, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { app } from '../../../platform/tenancy/tables.ts'

export const document = pgTable(
  'document',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    storedFileId: uuid('stored_file_id').notNull(),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'document_stored_file', table.storedFileId, storedFile),
  ],
)
