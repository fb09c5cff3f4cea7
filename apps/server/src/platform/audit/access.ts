import { both, either, ofAdmin, own } from '../database/row-conditions.ts'
import type { AccessTo } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // Tenants write entries about themselves, and managers see who last changed an item of their app's content. Nobody
  // changes entries; the role that may remove old ones cannot log in.
  audit_entry: {
    person: null,
    // An entry without a role is by an admin, who visits the account that the transaction is bound to, or acts in
    // the app.
    rows: {
      add: either(both('actor_role IS NULL', either(own('target_id'), ofAdmin('actor_id'))), own('actor_id')),
    },
    tenantColumn: 'of_app_id',
    platform: { SELECT: 'all', INSERT: 'all' },
    resolver: { SELECT: ['at'], DELETE: 'all' },
    lookups: { SELECT: ['id', 'at', 'operation', 'actor_id', 'actor_role', 'of_app_id', 'target_id'] },
    placement: 'local',
    triggers: {
      keep: { before: 'DELETE OR UPDATE', each: 'ROW', run: 'resolver.keep_audit_entries()' },
      keep_all: { before: 'TRUNCATE', each: 'STATEMENT', run: 'resolver.keep_audit_entries()' },
    },
  },
} satisfies AccessTo<typeof tables>
