import { both, either, own, reach } from '../../../platform/database/row-conditions.ts'
import { type AccessTo, EDITORS, JOBS, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // Managers get only the estimates that are published once a month.
  helpful_vote: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    changeableColumns: ['is_helpful', 'is_counted'],
    // The version before counts with it; the next one can do without.
    lookups: { SELECT: ['app_id', 'module_page_id', 'blog_article_id', 'recipe_id', 'is_helpful'] },
  },
  helpful_count: { person: null, rows: { read: EDITORS, add: JOBS, remove: JOBS } },
  // An anonymous message has no sender: only managers can read it. A learner cannot send one in another person's name.
  feedback_message: {
    person: 'sender_id',
    rows: {
      read: either(own('sender_id'), EDITORS),
      add: either(both(reach('own'), either('sender_id IS NULL', own('sender_id'))), JOBS),
      change: EDITORS,
      remove: JOBS,
    },
    changeableColumns: ['done_at'],
  },
} satisfies AccessTo<typeof tables>
