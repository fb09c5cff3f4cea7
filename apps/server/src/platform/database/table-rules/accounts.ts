import { both, either, own, reach } from '../row-conditions.ts'
import { aboutNobodyOrOwn, JOBS, ONLY_LOCKED, ownRows, type TableRules } from './table-rule.ts'

/** Accounts, and what belongs to one beside its use of the app. */
export const ACCOUNTS = {
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
        'first_name',
        'last_name',
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
  private_image: {
    ...ownRows('user_id', ['read', 'add', 'remove']),
    resolver: { SELECT: ['app_id', 'id', 'user_id', 'widths'] },
  },
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
} satisfies Record<string, TableRules>
