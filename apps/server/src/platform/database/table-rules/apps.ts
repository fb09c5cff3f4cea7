import { reach } from '../row-conditions.ts'
import { JOBS, type TableRules } from './table-rule.ts'

/** Apps, and what is said of them before anybody logs in. */
export const APPS = {
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
} satisfies Record<string, TableRules>
