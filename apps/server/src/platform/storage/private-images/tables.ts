import { doublePrecision, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { appId, instant } from '../../database/tenant-columns.ts'
import { ownedByUser, userId } from '../../tenancy/tables.ts'

/** A picture that only its owner sees. Immutable; deleted with its owner. */
export const privateImage = pgTable(
  'private_image',
  {
    appId: appId(),
    id: uuid('id').notNull(),
    userId: userId(),
    thumbhash: text('thumbhash').notNull(),
    aspectRatio: doublePrecision('aspect_ratio').notNull(),
    widths: smallint('widths').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'private_image'),
    index('private_image_user').on(table.appId, table.userId),
  ],
)
