import type { Role } from '@wohlauf/contract/values/features'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/tenant-columns.ts'

/** A trigger refuses changes. No row refers to another, so that an entry outlives its account and app. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id().primaryKey(),
    at: instant('at').notNull(),
    operation: text('operation').notNull(),
    actorId: uuid('actor_id').notNull(),
    /** Null for an admin. */
    actorRole: text('actor_role').$type<Role>(),
    /** Null for entries that concern no app. */
    ofAppId: uuid('of_app_id'),
    /** The name of the id without its last two letters: `habit`, `user`. */
    targetKind: text('target_kind'),
    targetId: uuid('target_id'),
    /** Shortened: no single address is stored. */
    network: text('network'),
  },
  (table) => [
    index('audit_entry_at').on(table.at, table.id),
    index('audit_entry_app').on(table.ofAppId, table.at, table.id),
    // One person's entries, as the actor or as the target. Both are few.
    index('audit_entry_actor').on(table.actorId, table.at, table.id),
    index('audit_entry_target').on(table.targetId, table.at, table.id),
  ],
)
