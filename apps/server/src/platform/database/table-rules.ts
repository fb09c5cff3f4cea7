import { both, either, ofSponsor, own, reach } from './row-conditions.ts'

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
const EDITORS = reach('manager', 'app')
const JOBS = reach('app')
const ONLY_LOCKED = ['app_id']

/** Content of an app: readable by all signed-in users, writable by managers. */
const content: TableRules = {
  person: null,
  rows: { read: SIGNED_IN, add: EDITORS, change: EDITORS, remove: EDITORS },
  isSharedContent: true,
  search: { SELECT: 'all' },
}

/** Content whose publication can be planned: a job over all apps finds what is due. */
const plannedContent: TableRules = { ...content, platform: { SELECT: ['app_id', 'publish_at'] } }

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
    platform: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: [
        'title',
        'prevention_type',
        'style',
        'host',
        'enabled_features',
        'sender_email_address',
        'app_store_link',
        'play_store_link',
        'grace_days_after_revoking',
        'allows_private_members',
        'is_in_maintenance',
        'revision',
      ],
      DELETE: 'all',
    },
    lookups: { SELECT: ['app_id', 'grace_days_after_revoking', 'allows_private_members'] },
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
  app_branding: {
    person: null,
    rows: { read: JOBS },
    platform: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['colour', 'sender_name', 'logo_id', 'logo_width', 'logo_height', 'revision'],
    },
    resolver: { SELECT: ['app_id', 'colour', 'logo_id', 'logo_width', 'logo_height'] },
  },
  // Public like a site's addresses: for browsers without a session the server checks which origins belong to
  // the app.
  app_host: {
    person: null,
    rows: { read: reach('none', 'link', 'own', 'sponsor', 'manager', 'app') },
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['host'], DELETE: 'all' },
    resolver: { SELECT: ['app_id', 'host'] },
  },
  // Public: everybody may read them before an account is made. Admins write them; a trigger keeps what was in force.
  legal_text: {
    person: null,
    rows: { read: reach('none', 'link', 'own', 'sponsor', 'manager', 'app'), add: JOBS },
    platform: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['valid_from', 'body_html', 'written_at', 'written_by', 'revision'],
      DELETE: 'all',
    },
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
        'created_at',
        'has_completed_onboarding',
        'is_disabled',
        'health_consent_version',
        'email_address',
        'last_authenticated_at',
      ],
      UPDATE: [...ONLY_LOCKED, 'is_disabled'],
    },
    // An invited manager's account is made by the lookup that proves the invitation.
    lookups: {
      SELECT: ['app_id', 'id', 'email_address', 'password_hash', 'is_disabled', 'first_name', 'last_name'],
      INSERT: [
        'app_id',
        'id',
        'email_address',
        'password_hash',
        'first_name',
        'last_name',
        'role',
        'sponsor_id',
        'created_at',
        'last_authenticated_at',
      ],
    },
  },
  session: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['last_seen_at', 'proved_at'],
    resolver: {
      SELECT: [
        'app_id',
        'token_hash',
        'user_id',
        'impersonator_admin_id',
        'created_at',
        'proved_at',
        'last_seen_at',
        'idle_seconds',
        'expires_at',
      ],
      DELETE: 'all',
    },
    lookups: { SELECT: ['app_id', 'token_hash'], DELETE: 'all' },
  },
  second_factor: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    resolver: {
      SELECT: ['app_id', 'user_id', 'enrolment_id', 'enabled_at'],
      UPDATE: ['enabled_at', 'recovery_code_hashes', 'sealed_secret'],
    },
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
  user_goal: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['title', 'rating_count', 'reached_at', 'celebrated_at'],
  },
  user_goal_rating: ownRows('user_id', ['read', 'add']),
  user_goal_rating_rejection: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['rejected_at'],
  },
  favourite: ownRows('user_id', ['read', 'add', 'remove']),
  // Managers get only counts of it, from a lookup.
  helpful_vote: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    changes: ['is_helpful'],
    lookups: { SELECT: ['app_id', 'module_page_id', 'blog_article_id', 'recipe_id', 'is_helpful'] },
  },
  // An anonymous message has no sender: only managers can read it. A learner sends no message under another name.
  feedback_message: {
    person: 'sender_id',
    rows: {
      read: either(own('sender_id'), EDITORS),
      add: either(both(reach('own'), either('sender_id IS NULL', own('sender_id'))), JOBS),
      change: EDITORS,
      remove: JOBS,
    },
    changes: ['done_at'],
  },
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
    alongside: [
      'app_id',
      'user_id',
      'module_id',
      'seen_page_ids',
      'confirmed_exercise_page_ids',
      'last_viewed_at',
      'completed_at',
    ],
    lookups: {
      SELECT: ['app_id', 'module_id', 'seen_page_ids', 'confirmed_exercise_page_ids', 'completed_at'],
    },
  },
  content_element_response: ownRows('user_id', ['read', 'add']),
  // The ledger: nothing but a title is ever changed, and rows are deleted only with their user.
  health_point_entry: { ...ownRows('user_id', ['read', 'add', 'change']), changes: ['title'] },
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
    changes: ['used_at', 'reminders_sent'],
    lookups: { SELECT: 'all', UPDATE: ONLY_LOCKED, DELETE: 'all' },
  },
  // An app's managers invite those of its sponsors, and only admins invite an app's managers. The holder of the link's
  // token becomes the account by a lookup.
  staff_invitation: {
    person: null,
    rows: {
      read: EDITORS,
      add: either(both(reach('manager'), `role = 'ROLE_SPONSOR_MANAGER'`), JOBS),
      change: either(both(reach('manager'), `role = 'ROLE_SPONSOR_MANAGER'`), JOBS),
      remove: JOBS,
    },
    changes: ['invited_at'],
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['invited_at'] },
    lookups: { SELECT: 'all', DELETE: 'all' },
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
    lookups: { SELECT: ['app_id', 'kind', 'to_address', 'reply_to'], DELETE: 'all' },
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
    resolver: { SELECT: ['app_id', 'email_address'] },
    lookups: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['status', 'account_id', 'first_name', 'last_name', 'updated_at'],
      DELETE: 'all',
    },
  },
  // Managers begin and undo it by lookups, which move what it keeps from the seat and back.
  account_departure: {
    person: 'account_id',
    rows: {
      read: either(ofSponsor('sponsor_id', 'sponsor'), own('account_id'), EDITORS),
      add: JOBS,
      remove: either(own('account_id'), JOBS),
    },
    lookups: { SELECT: 'all', INSERT: 'all', DELETE: 'all' },
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
      add: EDITORS,
      // The holder of a link only locks the sponsor.
      change: either(ofSponsor('id', 'sponsor', 'link'), EDITORS),
      changed: either(ofSponsor('id', 'sponsor'), EDITORS),
    },
    changes: [
      'name',
      'available_seats',
      'revision',
      'registration_link_slug',
      'registration_link_created_at',
      'registration_link_domains',
      'registration_link_ends_on',
      'registration_link_most',
    ],
    platform: { SELECT: ['app_id', 'id', 'name'] },
    lookups: { SELECT: ['app_id', 'id', 'available_seats', 'registration_link_slug'] },
  },
  // Figures, about no person. Jobs write them once; nobody changes them.
  sponsor_report_month: {
    person: null,
    rows: { read: either(ofSponsor('sponsor_id', 'sponsor'), EDITORS), add: JOBS },
  },
  // About no person: the seat's id leads to nothing any more.
  seat_revocation: {
    person: null,
    rows: {
      read: either(ofSponsor('sponsor_id', 'sponsor'), EDITORS),
      add: either(ofSponsor('sponsor_id', 'sponsor'), EDITORS),
      remove: JOBS,
    },
  },
  // What companies pay by: nobody changes or removes a row.
  available_seats_change: {
    person: null,
    rows: { read: EDITORS, add: EDITORS },
    platform: { SELECT: 'all' },
  },
  private_image: {
    ...ownRows('user_id', ['read', 'add', 'remove']),
    resolver: { SELECT: ['app_id', 'id', 'user_id', 'widths'] },
  },
  nutrition_diary_entry: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['consumed_at', 'description', 'meal', 'image_id'],
  },
  nutrition_diary_tip_receipt: ownRows('user_id', ['read', 'add', 'remove']),
  // Written by triggers on content, and read by one function, which knows what the caller may see.
  search_entry: {
    person: null,
    rows: { read: JOBS },
    search: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
  },
  search_word: {
    person: null,
    rows: { read: JOBS },
    search: { SELECT: 'all', INSERT: 'all', DELETE: 'all' },
  },
  blog_article_reading: {
    ...ownRows('user_id', ['read', 'add']),
    alongside: ['app_id', 'user_id', 'blog_article_id'],
  },
  blog_article: plannedContent,
  blog_article_content_element: content,
  document: content,
  experience_report: plannedContent,
  recipe: plannedContent,
  habit: content,
  nutrition_diary_tip: content,
  user_goal_proposal: content,
  image: content,
  stored_file: content,
  module: content,
  publication: content,
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
    platform: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['last_seen_at', 'proved_at', 'needs_second_factor'],
      DELETE: 'all',
    },
  },
  admin_second_factor: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
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
  // A start inserts the pair, or seals it with another secret key.
  web_push_key: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['sealed_private_key', 'sealed_with'] },
  },
  login_throttle: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
    resolver: { SELECT: 'all', INSERT: 'all', UPDATE: 'all' },
  },
  rate_limit: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['taken', 'ends_at'], DELETE: 'all' },
  },
}
