import { type AccessTo, content, ownRows, titledBy } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  user_goal_proposal: titledBy('title', content),
  user_goal: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changeableColumns: ['title', 'rating_count', 'reached_at', 'celebrated_at'],
    prefetch: ['app_id', 'id', 'user_id', 'rating_count'],
  },
  user_goal_rating: {
    ...ownRows('user_id', ['read', 'add']),
    prefetch: ['app_id', 'user_goal_id', 'number', 'user_id', 'score', 'rated_at', 'rating_id'],
  },
  user_goal_rating_rejection: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changeableColumns: ['rejected_at'],
  },
} satisfies AccessTo<typeof tables>
