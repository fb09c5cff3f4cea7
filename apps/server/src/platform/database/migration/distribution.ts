import { TABLE_RULES } from '../table-rules.ts'

/**
 * Tables that are unique over all apps, or needed before the app is known: a distributed database has a full
 * copy on every machine. Small, seldom written. Hosts and admins' addresses may therefore be unique without
 * their app.
 */
const REFERENCE_TABLES: readonly string[] = ['app', 'app_host', 'admin_user']

/** Tables that belong to no app: on one machine, as is the queue (`pgboss`). No statement uses them together with distributed ones. */
export const LOCAL_TABLES: readonly string[] = [
  'admin_second_factor',
  'admin_session',
  'audit_entry',
  'impersonation',
  'login_throttle',
  'rate_limit',
  'web_push_key',
]

/** All others: each row is placed by its `app_id`, together with all other rows of its app. */
export const DISTRIBUTED_TABLES: readonly string[] = Object.keys(TABLE_RULES).filter(
  (table) => !REFERENCE_TABLES.includes(table) && !LOCAL_TABLES.includes(table),
)
