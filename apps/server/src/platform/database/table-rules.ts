import { both, either, ofSponsor, own, reach } from './row-conditions.ts'

export type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

/** A role's privilege on a table: a verb with all columns, or with the named ones. */
export type Grants = Partial<Record<Verb, 'all' | readonly string[]>>

/**
 * The rows of its tenant that a transaction of requests or jobs may read, add, change and remove. An omitted
 * verb means none.
 */
type RowRules = { read?: string; add?: string; change?: string; remove?: string }

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
  /** Privileges for finding app and session. */
  resolver?: Grants
  /** Privileges of the functions in `lookups.sql`, in the bound tenant. */
  lookups?: Grants
}

const SIGNED_IN = reach('own', 'sponsor', 'manager', 'app')
const EDITORS = reach('manager', 'app')
const JOBS = reach('app')
const ONLY_LOCKED = ['app_id']

/** Content of an app: readable by all signed-in users, writable by managers. */
const content: TableRules = {
  person: null,
  rows: { read: SIGNED_IN, add: EDITORS, change: EDITORS, remove: EDITORS },
  isSharedContent: true,
}

/** A user's own rows: only that user and jobs may read and write them. */
const ownRows = (column: string, verbs: readonly (keyof RowRules)[]): TableRules => ({
  person: column,
  rows: Object.fromEntries(verbs.map((verb) => [verb, either(own(column), JOBS)])),
})

const aboutNobodyOrOwn = (column: string) => either(`${column} IS NULL`, own(column), JOBS)

/**
 * Every table and whose rows it contains: the single source from which policies and grants are generated and
 * with which the self-check compares the database. A table that is missing here is closed to all and stops
 * the start.
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
  // Public like a site's addresses: for browsers without a session the server checks which origins belong to
  // the app.
  app_host: {
    person: null,
    rows: { read: reach('none', 'link', 'own', 'sponsor', 'manager', 'app') },
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['host'] },
    resolver: { SELECT: ['app_id', 'host'] },
  },
  // Written only by its trigger, so that no version can be set that does not match the content.
  content_version: {
    person: null,
    rows: { read: JOBS },
    resolver: { SELECT: 'all', INSERT: 'all', UPDATE: 'all' },
  },
  // A learner's transaction creates only learners, and changes no user's role, sponsor or status.
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
  habit_intent: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    // The reminder job finds the apps with due reminders, but no users and no habits.
    platform: { SELECT: ['app_id', 'next_reminder_at'] },
  },
  habit_log: ownRows('user_id', ['read', 'add', 'remove']),
  habit_past_plan: ownRows('user_id', ['read', 'add']),
  habit_pause: { ...ownRows('user_id', ['read', 'add', 'change', 'remove']), changes: ['ends_on'] },
  // Jobs add reminders; a user only marks them as seen.
  notification: {
    person: 'user_id',
    rows: {
      read: either(own('user_id'), JOBS),
      add: JOBS,
      change: either(own('user_id'), JOBS),
      remove: JOBS,
    },
    changes: ['seen_at'],
  },
  // A lookup deletes another user's device for a caller who has its token: the device has changed hands.
  device: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    lookups: { SELECT: ['app_id', 'push_token_hash'], DELETE: 'all' },
  },
  module_progress: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    lookups: {
      SELECT: ['app_id', 'module_id', 'seen_page_ids', 'confirmed_exercise_page_ids', 'completed_at'],
    },
  },
  content_element_response: ownRows('user_id', ['read', 'add']),
  // The ledger: entries are never changed or removed; rows are deleted only with their user.
  health_point_entry: ownRows('user_id', ['read', 'add']),
  user_progress: ownRows('user_id', ['read', 'add', 'change']),
  // Anyone may request a mail for an address; only a job finds out whose address it is.
  account_request: {
    person: 'account_id',
    rows: {
      read: either(own('account_id'), JOBS),
      add: aboutNobodyOrOwn('account_id'),
      remove: either(own('account_id'), JOBS),
    },
    lookups: { SELECT: ['app_id', 'kind', 'email_address', 'account_id'], DELETE: 'all' },
  },
  // A seat's link has no account yet: managers create it, and only the holder of its token can reach it, by a
  // lookup.
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
  // By addresses entered without a session, with or without an account: only the link's holder and jobs may
  // read them.
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
  // The record of a visit is never removed; the account's id in it is cleared when the account is deleted.
  impersonation: {
    person: 'of_user_id',
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['used_at', 'ended_at', 'of_user_id'] },
  },
  // Written by tenants about themselves, read by none of them. Nobody changes it; who may remove what is old owns no login.
  audit_entry: {
    person: null,
    // Without a role it is an admin, who visits the account that the transaction is bound to.
    rows: { add: either(both('actor_role IS NULL', own('target_id')), own('actor_id')) },
    tenantColumn: 'of_app_id',
    platform: { SELECT: 'all', INSERT: 'all' },
    resolver: { SELECT: ['at'], DELETE: 'all' },
  },
  login_throttle: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
  },
  rate_limit: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['taken', 'ends_at'], DELETE: 'all' },
  },
}
