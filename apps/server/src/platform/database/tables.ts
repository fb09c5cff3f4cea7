import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './tenant-columns.ts'

/**
 * The applied migrations with their kinds. A program that does not know one still works as long as it is of the kind
 * `expand`, but not with one of the kind `contract`.
 */
export const migrationKind = pgTable('migration_kind', {
  /** The hash of its file, as in drizzle's own list. */
  hash: text('hash').primaryKey(),
  kind: text('kind').notNull(),
})

/** The programs that the database was prepared for. The latest one determines the shared objects. */
export const programVersion = pgTable('program_version', {
  /** A hash of everything that the program needs in the database. */
  required: text('required').primaryKey(),
  /** The version in the names of its functions' schemas; empty for those from before there were versions. */
  functions: text('functions').notNull(),
  /** The facts that the self-check finds in a database that matches the program's needs. */
  facts: text('facts').array().notNull(),
  /** The database role that prepared it: this role's own rights are not among the facts. */
  preparedBy: text('prepared_by').notNull(),
  preparedAt: instant('prepared_at').notNull(),
  /** The day on which a process last recorded its use. */
  lastUsedAt: instant('last_used_at').notNull(),
})
