import { TABLE_RULES } from './table-rules.ts'

/**
 * What is unique over all apps, or is asked for before an app is known: whole on every machine when the database is spread.
 * Small, seldom written. Hosts and admins' addresses may therefore be unique without their app.
 */
const REFERENCE_TABLES: readonly string[] = ['app', 'app_host', 'admin_user']

/** What belongs to no app and is asked for by itself: on one machine. So is the queue (`pgboss`). */
const LOCAL_TABLES: readonly string[] = ['admin_session', 'audit_entry', 'impersonation', 'login_throttle']

/** All others: each row lies where its `app_id` says, together with all other rows of its app. */
export const DISTRIBUTED_TABLES: readonly string[] = Object.keys(TABLE_RULES).filter(
  (table) => !REFERENCE_TABLES.includes(table) && !LOCAL_TABLES.includes(table),
)
