import { both, either, own, reach } from '../database/row-conditions.ts'
import { type AccessTo, JOBS, ONLY_LOCKED } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
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
        'publishes_on_save',
        'revision',
      ],
      DELETE: 'all',
    },
    lookups: {
      SELECT: ['app_id', 'grace_days_after_revoking', 'allows_private_members', 'publishes_on_save'],
    },
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
        'publishes_on_save',
        'versioned_kinds',
      ],
      UPDATE: ['versioned_kinds'],
    },
    placement: 'reference',
  },
  // Public: for browsers without a session the server checks which origins belong to the app.
  app_host: {
    person: null,
    rows: { read: reach('none', 'link', 'own', 'sponsor', 'manager', 'app') },
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['host'], DELETE: 'all' },
    resolver: { SELECT: ['app_id', 'host'] },
    placement: 'reference',
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
      'first_name',
      'last_name',
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
      SELECT: [
        'app_id',
        'id',
        'email_address',
        'password_hash',
        'role',
        'is_disabled',
        'first_name',
        'last_name',
      ],
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
  admin_user: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['password_hash', 'last_authenticated_at'] },
    resolver: { SELECT: ['id', 'is_disabled'] },
    placement: 'reference',
  },
} satisfies AccessTo<typeof tables>
