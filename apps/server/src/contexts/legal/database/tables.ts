import type { LegalTextKind } from '@wohlauf/contract/legal/legal-texts'
import { date, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, revision } from '../../../platform/database/tenant-columns.ts'
import { app } from '../../../platform/tenancy/tables.ts'

/** The standard text, which the web has, is in force while there is no row. A trigger forbids changes from its day on. */
export const legalText = pgTable(
  'legal_text',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    kind: text('kind').$type<LegalTextKind>().notNull(),
    /** In force from the beginning of this Berlin day, until that of the next version. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Null: the standard text, from that day on. */
    bodyHtml: text('body_html'),
    /** The last change, and the admin who made it. */
    writtenAt: instant('written_at').notNull(),
    writtenBy: uuid('written_by'),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('legal_text_day').on(table.appId, table.kind, table.validFrom),
  ],
)
