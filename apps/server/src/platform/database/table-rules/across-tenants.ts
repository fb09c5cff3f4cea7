import { both, either, own } from '../row-conditions.ts'
import type { TableRules } from './table-rule.ts'

/** Admins, and what is kept over all apps. */
export const ACROSS_TENANTS = {
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
} satisfies Record<string, TableRules>
