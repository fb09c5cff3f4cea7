import type { PublicationType } from '@wohlauf/contract/publications/publications'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { appId, id, instant, revision } from '../../../platform/database/tenant-columns.ts'
import { app } from '../../../platform/tenancy/tables.ts'

/** A line of an app's bibliography. */
export const publication = pgTable(
  'publication',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    publisher: text('publisher').notNull(),
    type: text('type').$type<PublicationType>().notNull(),
    /** Set for books only. */
    author: text('author'),
    /** Set for books only. */
    release: text('release'),
    /** Set for online publications only. */
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    revision: revision(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
)
