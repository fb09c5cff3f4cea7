import { either, own, reach } from '../row-conditions.ts'

export type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

/** A role's privilege on a table: a verb with all columns, or with the named ones. */
export type Grants = Partial<Record<Verb, 'all' | readonly string[]>>

/**
 * The rows of its tenant that a transaction of requests or jobs may read, add, change and remove. An omitted
 * verb means none.
 */
type RowRules = {
  read?: string
  add?: string
  change?: string
  /** What a row must be after a change, where fewer may change than lock it; otherwise `change`. */
  changed?: string
  remove?: string
}

export type TableRules = {
  /** The column with the id of the user whose row it is; null when rows are about no user. */
  person: string | null
  /** For requests and jobs; null when the table is outside of the tenants, and closed to them. */
  rows: RowRules | null
  /** The column with the tenant of a row that tenants add to a table outside of the tenants; else `app_id`. */
  tenantColumn?: string
  /**
   * The columns that may be changed; all when omitted. `app_id`, which a policy keeps unchanged, where rows
   * are only locked.
   */
  changes?: readonly string[]
  /** Content that is the same for all users of an app: every write changes the app's content version. */
  isSharedContent?: boolean
  /** Privileges for work across tenants. */
  platform?: Grants
  /** Privileges of the functions of the schema `resolver`, over all tenants. */
  resolver?: Grants
  /** Columns of a user's own rows that come along with the opening of that user's request. */
  alongside?: readonly string[]
  /** Privileges of the functions in `lookups.sql`, in the bound tenant. */
  lookups?: Grants
  /** Privileges of the functions in `platform/search`, which keep the search index and read it. */
  search?: Grants
}

const SIGNED_IN = reach('own', 'sponsor', 'manager', 'app')
export const EDITORS = reach('manager', 'app')
export const JOBS = reach('app')
export const ONLY_LOCKED = ['app_id']

/** Content of an app: readable by all signed-in users, writable by managers. */
export const content: TableRules = {
  person: null,
  rows: { read: SIGNED_IN, add: EDITORS, change: EDITORS, remove: EDITORS },
  isSharedContent: true,
  search: { SELECT: 'all' },
}

/** Content whose publication can be planned: a job over all apps finds what is due. */
export const plannedContent: TableRules = { ...content, platform: { SELECT: ['app_id', 'publish_at'] } }

/** A user's own rows: only that user and jobs may read and write them. */
export const ownRows = (column: string, verbs: readonly (keyof RowRules)[]): TableRules => ({
  person: column,
  rows: Object.fromEntries(verbs.map((verb) => [verb, either(own(column), JOBS)])),
})

export const aboutNobodyOrOwn = (column: string) => either(`${column} IS NULL`, own(column), JOBS)
