import { type AccessTo, JOBS } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // Triggers on content write the entries, and one function reads them, which checks what the caller may see.
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
} satisfies AccessTo<typeof tables>
