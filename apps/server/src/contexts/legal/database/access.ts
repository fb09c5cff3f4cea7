import { reach } from '../../../platform/database/row-conditions.ts'
import { type AccessTo, JOBS } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // Anyone may read them before an account is created. Admins write them; a trigger keeps what was in force.
  legal_text: {
    person: null,
    rows: { read: reach('none', 'link', 'own', 'sponsor', 'manager', 'app'), add: JOBS },
    platform: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['valid_from', 'body_html', 'written_at', 'written_by', 'revision'],
      DELETE: 'all',
    },
    resolver: { SELECT: ['app_id', 'kind', 'valid_from', 'body_html'] },
    triggers: { keep: { before: 'DELETE OR UPDATE', each: 'ROW', run: 'resolver.keep_legal_texts()' } },
  },
} satisfies AccessTo<typeof tables>
