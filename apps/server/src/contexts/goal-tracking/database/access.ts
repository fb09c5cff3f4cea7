import { type AccessTo, content, ownRows, titledBy } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  user_goal_proposal: titledBy('title', content),
  user_goal: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changeableColumns: ['title', 'rating_count', 'reached_at', 'celebrated_at'],
  },
  user_goal_rating: ownRows('user_id', ['read', 'add']),
  user_goal_rating_rejection: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changeableColumns: ['rejected_at'],
  },
} satisfies AccessTo<typeof tables>
