import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { either, own, reach } from './row-conditions.ts'

export type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

export type Grants = Partial<Record<Verb, 'all' | readonly string[]>>

/** The rows of its tenant that requests and jobs may read, add, change and remove. An omitted verb means none. */
type RowRules = {
  read?: string
  add?: string
  change?: string
  /** The condition for a row after a change, where fewer callers may change than lock it; otherwise `change`. */
  changed?: string
  remove?: string
}

type TriggerRule = { before: string; each: 'ROW' | 'STATEMENT'; run: string }

/** A condition names its own columns and the transaction's settings, never another table. */
export type TableAccess = {
  /** The column with the id of the user who owns the row; null when rows belong to no user. */
  person: string | null
  /** Rules for requests and jobs; null when the table is outside of the tenants, and closed to them. */
  rows: RowRules | null
  /** The column with the app that a row is about, in a table outside of the tenants; else `app_id`. */
  tenantColumn?: string
  /**
   * The columns that may be changed; all when omitted. `app_id`, which a policy keeps unchanged, where rows are only
   * locked.
   */
  changeableColumns?: readonly string[]
  /** Content that is the same for all users of an app: every write changes the app's content version. */
  isSharedContent?: boolean
  platform?: Grants
  /** The functions of this schema see all tenants. */
  resolver?: Grants
  /** Columns of a user's own rows that are read with the opening of that user's request. */
  prefetch?: readonly string[]
  /** The functions of this schema see the bound tenant. */
  lookups?: Grants
  search?: Grants
  /** The functions that run before a change, by the names of their triggers. */
  triggers?: Readonly<Record<string, TriggerRule>>
  /**
   * `reference`: unique over all apps, or needed before the app is known: a distributed database has a full copy on
   * every machine, so it is small and seldom written. `local`: belongs to no app, and is on one machine, as is the
   * queue (`pgboss`); no statement uses it together with distributed ones. Without it each row is placed by its
   * `app_id`.
   */
  placement?: 'reference' | 'local'
}

/** A table that is missing is closed to all and stops the start. */
export type Tables = Readonly<Record<string, TableAccess>>

export type AccessTo<File> = {
  [Name in keyof File as File[Name] extends PgTable ? File[Name]['_']['name'] : never]: TableAccess
}

/** The platform's tables to which a context writes itself; `scripts/checks/boundaries.mjs` refuses all others. */
export type PlatformWrites = Readonly<
  Record<string, { verbs: readonly Exclude<Verb, 'SELECT'>[]; why: string }>
>

export const SIGNED_IN = reach('own', 'sponsor', 'manager', 'app')
export const EDITORS = reach('manager', 'app')
export const JOBS = reach('app')
export const ONLY_LOCKED = ['app_id']

/** Content of an app: readable by all signed-in users, writable by managers. */
export const content: TableAccess = {
  person: null,
  rows: { read: SIGNED_IN, add: EDITORS, change: EDITORS, remove: EDITORS },
  isSharedContent: true,
  search: { SELECT: 'all' },
}

/** Content with a column by which a job over all apps finds due publications. */
export const plannedContent: TableAccess = { ...content, platform: { SELECT: ['app_id', 'publish_at'] } }

/** Content with the column that admins read in the audit log, as the title of an action's target. */
export const titledBy = (column: string, access: TableAccess, ...more: readonly string[]): TableAccess => ({
  ...access,
  resolver: { SELECT: ['app_id', 'id', column, ...more] },
})

/**
 * Content of which versions are published. A snapshot has each column, named one by one: a program of a former version starts only with
 * the rights by which it names them.
 */
export const inSnapshots = (table: PgTable): Pick<TableAccess, 'resolver'> => ({
  resolver: { SELECT: Object.values(getTableColumns(table)).map(({ name }) => name) },
})

/** A user's own rows: only that user and jobs may read and write them. */
export const ownRows = (column: string, verbs: readonly (keyof RowRules)[]): TableAccess => ({
  person: column,
  rows: Object.fromEntries(verbs.map((verb) => [verb, either(own(column), JOBS)])),
})

export const aboutNobodyOrOwn = (column: string) => either(`${column} IS NULL`, own(column), JOBS)
