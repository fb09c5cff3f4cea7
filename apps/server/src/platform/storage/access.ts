import { type AccessTo, content, JOBS, ownRows } from '../database/table-access.ts'
import type * as branding from './branding/tables.ts'
import type * as privateImages from './private-images/tables.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // The resolver reads it for the versions of content, in which it is repeated.
  image: { ...content, resolver: { SELECT: 'all' } },
  stored_file: content,
  private_image: {
    ...ownRows('user_id', ['read', 'add', 'remove']),
    resolver: { SELECT: ['app_id', 'id', 'user_id', 'widths'] },
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
} satisfies AccessTo<typeof tables & typeof branding & typeof privateImages>
