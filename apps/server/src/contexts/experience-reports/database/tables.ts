import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { plannedIndex } from '../../../platform/database/planned-index.ts'
import { appId, id, instant, revision, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { image } from '../../../platform/storage/tables.ts'
import { app } from '../../../platform/tenancy/tables.ts'

/** A testimonial; its author is not a user. */
export const experienceReport = pgTable(
  'experience_report',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    ageInYears: smallint('age_in_years').notNull(),
    job: text('job').notNull(),
    familySituation: text('family_situation').notNull(),
    content: text('content').notNull(),
    imageId: uuid('image_id').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    publishAt: instant('publish_at'),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    plannedIndex('experience_report_planned', table),
    tenantForeignKey(table, 'experience_report_image', table.imageId, image),
  ],
)
