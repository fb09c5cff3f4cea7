import { type AccessTo, content, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  nutrition_diary_entry: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changeableColumns: ['consumed_at', 'description', 'meal', 'image_id'],
  },
  nutrition_diary_tip: content,
  nutrition_diary_tip_receipt: {
    ...ownRows('user_id', ['read', 'add', 'remove']),
    prefetch: ['app_id', 'user_id', 'tip_id', 'entry_id', 'received_at'],
  },
} satisfies AccessTo<typeof tables>
