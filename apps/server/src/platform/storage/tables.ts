import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { appId, id, instant, tenantForeignKey } from '../database/tenant-columns.ts'
import { app } from '../tenancy/tables.ts'

/** A picture of the tenant's content: immutable, at an unguessable address. */
export const image = pgTable(
  'image',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    /** Fully random, because knowing it is the permission to load the picture. */
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    thumbhash: text('thumbhash').notNull(),
    aspectRatio: doublePrecision('aspect_ratio').notNull(),
    widths: smallint('widths').array().notNull(),
    alternativeText: text('alternative_text').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
)

/** Stored byte by byte; reachable only through an operation that checks the caller. */
export const storedFile = pgTable(
  'stored_file',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** Hexadecimal: identifies a retry with the same file. Null for files stored before it was computed. */
    sha256: text('sha256'),
    /** Set, as is the picture, when the PDF could be read. */
    pageCount: integer('page_count'),
    previewImageId: uuid('preview_image_id'),
    previewTriedAt: instant('preview_tried_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('stored_file_preview_image').on(table.appId, table.previewImageId),
    tenantForeignKey(table, 'stored_file_preview_image', table.previewImageId, image),
  ],
)
