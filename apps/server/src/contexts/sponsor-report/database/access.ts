import { either, ofSponsor } from '../../../platform/database/row-conditions.ts'
import { type AccessTo, EDITORS, JOBS } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // Figures contain nothing personal. Jobs write them once; nobody changes them.
  sponsor_report_month: {
    person: null,
    rows: { read: either(ofSponsor('sponsor_id', 'sponsor'), EDITORS), add: JOBS },
  },
} satisfies AccessTo<typeof tables>
