import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { appId, id, instant } from '../../../platform/database/tenant-columns.ts'
import { ownedByUser, userId } from '../../../platform/tenancy/tables.ts'
import type { ConsentKind } from '../rules/consents-of-registration.ts'

/** A consent: to which text, when, and until when. Never changed except for its end. */
export const consent = pgTable(
  'consent',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    textVersion: text('text_version').notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'consent'),
    index('consent_user').on(table.appId, table.userId),
  ],
)

/** One at a time, created by a job, stored for 48 hours. */
export const dataExport = pgTable(
  'data_export',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    requestedAt: instant('requested_at').notNull(),
    /** The file's storage key; null until it is finished. */
    storageKey: text('storage_key'),
    availableUntil: instant('available_until'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'data_export'),
    unique('data_export_once').on(table.appId, table.userId),
  ],
)
