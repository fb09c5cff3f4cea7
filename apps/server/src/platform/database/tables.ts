import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './tenant-columns.ts'

/**
 * The applied migrations that say of which kind they are. A program that does not know one works on as long as it is of the kind
 * `expand`, and no longer with one of the kind `contract`.
 */
export const migrationKind = pgTable('migration_kind', {
  /** Of its file, as in drizzle's own list. */
  hash: text('hash').primaryKey(),
  kind: text('kind').notNull(),
})

/** The programs that the database was prepared for. The one that was prepared last determines what all of them share. */
export const programVersion = pgTable('program_version', {
  /** A hash of everything that the program needs in the database. */
  required: text('required').primaryKey(),
  /** The version in the names of its functions' schemas; empty for those from before there were versions. */
  functions: text('functions').notNull(),
  /** What the self-check finds in a database that is as the program needs it. */
  facts: text('facts').array().notNull(),
  /** The database role that prepared it: what this role itself may do is not among the facts. */
  preparedBy: text('prepared_by').notNull(),
  preparedAt: instant('prepared_at').notNull(),
  /** The time of a process' last sign of life, by the day. */
  lastUsedAt: instant('last_used_at').notNull(),
})
