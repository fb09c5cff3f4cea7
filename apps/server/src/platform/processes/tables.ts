import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/tenant-columns.ts'

export type ProcessKind = 'SERVER' | 'WORKER'

/** The processes of the product. One that ends normally deletes its row; another one is forgotten after a day. */
export const runningProcess = pgTable('running_process', {
  id: id().primaryKey(),
  kind: text('kind').$type<ProcessKind>().notNull(),
  version: text('version').notNull(),
  machine: text('machine').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
})
