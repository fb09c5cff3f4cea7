import { both, either, ofSponsor, own, reach } from './row-conditions.ts'

export type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

/** What a role may do with a table: a verb with all columns, or with the ones that are named. */
export type Grants = Partial<Record<Verb, 'all' | readonly string[]>>

/** Which rows of its tenant a transaction of requests or jobs may read, add, change and remove. Unnamed is: none. */
type RowRules = { read?: string; add?: string; change?: string; remove?: string }

export type TableRules = {
  /** The column that names the person whose row it is; null when a row is about nobody. */
  person: string | null
  /** Of requests and jobs; null when the table lies beside the tenants, and is closed to them. */
  rows: RowRules | null
  /** The column that names the tenant of a row that tenants add, where the table lies beside them; else `app_id`. */
  tenantColumn?: string
  /** The columns that may be changed; all when unnamed. `app_id`, which a policy keeps as it is, where rows are only locked. */
  changes?: readonly string[]
  /** What an app shows to all its people alike: whatever writes it moves the app's content version on. */
  isSharedContent?: boolean
  /** What work across tenants needs. */
  platform?: Grants
  /** What finding app and session needs. */
  resolver?: Grants
  /** What the functions of `lookups.sql` need, in the bound tenant. */
  lookups?: Grants
}

const SIGNED_IN = reach('own', 'sponsor', 'manager', 'app')
const EDITORS = reach('manager', 'app')
const JOBS = reach('app')
const ONLY_LOCKED = ['app_id']

/** What an app shows to its people: read by all who are logged in, written by managers. */
const content: TableRules = {
  person: null,
  rows: { read: SIGNED_IN, add: EDITORS, change: EDITORS, remove: EDITORS },
  isSharedContent: true,
}

/** A person's own rows: nobody reads or writes them but that person, and jobs. */
const ownRows = (column: string, verbs: readonly (keyof RowRules)[]): TableRules => ({
  person: column,
  rows: Object.fromEntries(verbs.map((verb) => [verb, either(own(column), JOBS)])),
})

const aboutNobodyOrOwn = (column: string) => either(`${column} IS NULL`, own(column), JOBS)

/**
 * Every table and how its rows belong to a person: the one statement from which policies and grants are made and which the
 * self-check compares with what it finds. A table that is missing here is closed to all and stops the start.
 *
 * Conditions name columns of the row itself and the transaction's settings, never another table: tables will be distributed.
 */
export const TABLE_RULES: Readonly<Record<string, TableRules>> = {
  app: {
    person: null,
    rows: { read: JOBS },
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['host', 'is_in_maintenance'], DELETE: 'all' },
    resolver: {
      SELECT: [
        'app_id',
        'title',
        'prevention_type',
        'style',
        'host',
        'enabled_features',
        'app_store_link',
        'play_store_link',
        'is_in_maintenance',
      ],
    },
  },
  // Public as the addresses of a site are: strangers' browsers ask which other origins are the app's.
  app_host: {
    person: null,
    rows: { read: reach('none', 'link', 'own', 'sponsor', 'manager', 'app') },
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['host'] },
    resolver: { SELECT: ['app_id', 'host'] },
  },
  // Written by its trigger alone, so that nobody can claim a version that the content does not have.
  content_version: {
    person: null,
    rows: { read: JOBS },
    resolver: { SELECT: 'all', INSERT: 'all', UPDATE: 'all' },
  },
  // A learner's transaction makes learners only, and changes nobody's role, sponsor or standing.
  app_user: {
    person: 'id',
    rows: {
      read: either(own('id'), JOBS),
      add: either(both(own('id'), `role = 'ROLE_USER'`), JOBS),
      change: either(own('id'), JOBS),
      remove: either(own('id'), JOBS),
    },
    changes: [
      'email_address',
      'password_hash',
      'has_completed_onboarding',
      'health_consent_version',
      'notification_settings',
      'last_authenticated_at',
    ],
    platform: { SELECT: ['app_id', 'id'] },
    resolver: {
      SELECT: [
        'app_id',
        'id',
        'role',
        'sponsor_id',
        'has_completed_onboarding',
        'is_disabled',
        'health_consent_version',
        'email_address',
      ],
      UPDATE: ONLY_LOCKED,
    },
    lookups: { SELECT: ['app_id', 'id', 'email_address', 'password_hash', 'is_disabled'] },
  },
  session: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['last_seen_at'],
    resolver: {
      SELECT: [
        'app_id',
        'token_hash',
        'user_id',
        'impersonator_admin_id',
        'last_seen_at',
        'idle_seconds',
        'expires_at',
      ],
    },
    lookups: { SELECT: ['app_id', 'token_hash'], DELETE: 'all' },
  },
  consent: { ...ownRows('user_id', ['read', 'add', 'change']), changes: ['withdrawn_at'] },
  data_export: ownRows('user_id', ['read', 'add', 'change', 'remove']),
  habit_intent: ownRows('user_id', ['read', 'add', 'change', 'remove']),
  module_progress: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    lookups: {
      SELECT: ['app_id', 'module_id', 'seen_page_ids', 'confirmed_exercise_page_ids', 'completed_at'],
    },
  },
  content_element_response: ownRows('user_id', ['read', 'add']),
  // The ledger: never changed or taken back; rows go only with their user.
  health_point_entry: ownRows('user_id', ['read', 'add']),
  user_progress: ownRows('user_id', ['read', 'add', 'change']),
  // A stranger may ask for something for an address; only a job finds out whose address it is.
  account_request: {
    person: 'account_id',
    rows: {
      read: either(own('account_id'), JOBS),
      add: aboutNobodyOrOwn('account_id'),
      remove: either(own('account_id'), JOBS),
    },
    lookups: { SELECT: ['app_id', 'kind', 'email_address', 'account_id'], DELETE: 'all' },
  },
  // A seat's link has no account yet: managers write it, and only the holder of its token gets to it, by a lookup.
  mailed_link: {
    person: 'account_id',
    rows: {
      read: either(own('account_id'), JOBS),
      add: either(both(reach('manager', 'sponsor'), 'account_id IS NULL'), JOBS),
      change: either(own('account_id'), JOBS),
      remove: either(own('account_id'), JOBS),
    },
    changes: ['used_at'],
    lookups: { SELECT: 'all', UPDATE: ONLY_LOCKED, DELETE: 'all' },
  },
  mail: {
    person: 'account_id',
    rows: {
      read: either(own('account_id'), JOBS),
      add: aboutNobodyOrOwn('account_id'),
      change: JOBS,
      remove: either(own('account_id'), JOBS),
    },
    changes: ONLY_LOCKED,
    lookups: { SELECT: ['app_id', 'to_address', 'reply_to'], DELETE: 'all' },
  },
  seat: {
    person: 'account_id',
    rows: {
      read: either(ofSponsor('sponsor_id', 'sponsor', 'link'), own('account_id'), EDITORS),
      add: either(
        both(either(ofSponsor('sponsor_id', 'sponsor', 'link'), reach('manager')), 'account_id IS NULL'),
        JOBS,
      ),
      remove: JOBS,
    },
    lookups: { SELECT: 'all', UPDATE: ['status', 'account_id', 'updated_at'] },
  },
  // By addresses of strangers, which may or may not have accounts: nobody reads them but who holds the link, and jobs.
  seat_reservation: {
    person: null,
    rows: {
      read: either(ofSponsor('sponsor_id', 'link'), JOBS),
      add: either(ofSponsor('sponsor_id', 'link'), JOBS),
      change: either(ofSponsor('sponsor_id', 'link'), JOBS),
      remove: JOBS,
    },
    changes: ['started_at', 'network_key', 'terms_of_use_version', 'data_protection_version'],
    lookups: {
      SELECT: [
        'app_id',
        'sponsor_id',
        'email_address',
        'started_at',
        'terms_of_use_version',
        'data_protection_version',
      ],
      UPDATE: ['confirmed_at'],
      DELETE: 'all',
    },
  },
  sponsor: {
    person: null,
    rows: {
      read: either(ofSponsor('id', 'sponsor', 'link'), EDITORS),
      add: JOBS,
      change: either(ofSponsor('id', 'sponsor', 'link'), EDITORS),
    },
    changes: ONLY_LOCKED,
    lookups: { SELECT: ['app_id', 'id', 'available_seats', 'registration_link_slug'] },
  },
  document: content,
  habit: content,
  image: content,
  stored_file: content,
  module: content,
  module_page: content,
  content_element: content,
  admin_user: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['password_hash', 'last_authenticated_at'] },
    resolver: { SELECT: ['id', 'is_disabled'] },
  },
  admin_session: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['last_seen_at'], DELETE: 'all' },
  },
  // That somebody looked is never taken back; whose account it was is forgotten when the account is gone.
  impersonation: {
    person: 'of_user_id',
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['used_at', 'ended_at', 'of_user_id'] },
  },
  // Written by tenants about themselves, read by none of them. Nobody changes it; who may remove what is old owns no login.
  audit_entry: {
    person: null,
    // Without a role it is an admin, who visits an account of the app.
    rows: { add: either('actor_role IS NULL', own('actor_id')) },
    tenantColumn: 'of_app_id',
    platform: { SELECT: 'all', INSERT: 'all' },
    resolver: { SELECT: ['at'], DELETE: 'all' },
  },
  login_throttle: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
  },
}
