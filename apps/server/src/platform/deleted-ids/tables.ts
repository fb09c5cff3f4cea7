import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { appId, instant } from '../database/tenant-columns.ts'
import { ownedByUser, userId } from '../tenancy/tables.ts'

/** Ids that a client has generated, of rows that their user has deleted: nothing is created with them again. */
export const deletedId = pgTable(
  'deleted_id',
  {
    appId: appId(),
    userId: userId(),
    id: uuid('id').notNull(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.id] }),
    ownedByUser(table, 'deleted_id'),
    index('deleted_id_deleted_at').on(table.appId, table.deletedAt),
  ],
)
