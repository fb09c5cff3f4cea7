import { sql } from 'drizzle-orm'
import { doublePrecision, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant } from '../database/tenant-columns.ts'
import { app } from '../tenancy/tables.ts'

/** A picture of the tenant's content: immutable, at an address nobody can guess. */
export const image = pgTable(
  'image',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    /** Fully random, because knowing it is what opens the picture. */
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    thumbhash: text('thumbhash').notNull(),
    aspectRatio: doublePrecision('aspect_ratio').notNull(),
    widths: smallint('widths').array().notNull(),
    alternativeText: text('alternative_text').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
)

/** A document kept byte by byte; reached only through an operation that asks who wants it. */
export const storedFile = pgTable(
  'stored_file',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** Hexadecimal: tells whether the same file was sent again. Null for files kept before it was computed. */
    sha256: text('sha256'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
)
