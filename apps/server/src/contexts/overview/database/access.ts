import { type AccessTo, EDITORS, JOBS } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // Figures, about no person.
  reading_figure: { person: null, rows: { read: EDITORS, add: JOBS, remove: JOBS } },
} satisfies AccessTo<typeof tables>
