import { both, either, own, reach } from '../row-conditions.ts'
import { EDITORS, JOBS, ownRows, type TableRules } from './table-rule.ts'

/** What learners do: their progress, habits, goals and diary, and what they think of the content. */
export const OWN_ROWS = {
  module_progress: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    alongside: [
      'app_id',
      'user_id',
      'module_id',
      'seen_page_ids',
      'confirmed_exercise_page_ids',
      'last_viewed_at',
      'completed_at',
    ],
    lookups: {
      SELECT: ['app_id', 'module_id', 'seen_page_ids', 'confirmed_exercise_page_ids', 'completed_at'],
    },
  },
  content_element_response: ownRows('user_id', ['read', 'add']),
  blog_article_reading: {
    ...ownRows('user_id', ['read', 'add']),
    alongside: ['app_id', 'user_id', 'blog_article_id'],
  },
  // The ledger: nothing but a title is ever changed, and rows are deleted only with their user.
  health_point_entry: { ...ownRows('user_id', ['read', 'add', 'change']), changes: ['title'] },
  user_progress: ownRows('user_id', ['read', 'add', 'change']),
  habit_intent: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    // The reminder job finds the apps with due reminders, but no users and no habits.
    platform: { SELECT: ['app_id', 'next_reminder_at'] },
  },
  habit_log: ownRows('user_id', ['read', 'add', 'remove']),
  habit_past_plan: ownRows('user_id', ['read', 'add']),
  habit_pause: { ...ownRows('user_id', ['read', 'add', 'change', 'remove']), changes: ['ends_on'] },
  user_goal: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['title', 'rating_count', 'reached_at', 'celebrated_at'],
  },
  user_goal_rating: ownRows('user_id', ['read', 'add']),
  user_goal_rating_rejection: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['rejected_at'],
  },
  nutrition_diary_entry: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changes: ['consumed_at', 'description', 'meal', 'image_id'],
  },
  nutrition_diary_tip_receipt: ownRows('user_id', ['read', 'add', 'remove']),
  favourite: ownRows('user_id', ['read', 'add', 'remove']),
  // Managers get only what is published of it once a month.
  helpful_vote: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    changes: ['is_helpful'],
    lookups: { SELECT: ['app_id', 'module_page_id', 'blog_article_id', 'recipe_id', 'is_helpful'] },
  },
  helpful_count: { person: null, rows: { read: EDITORS, add: JOBS, remove: JOBS } },
  // An anonymous message has no sender: only managers can read it. A learner sends no message under another name.
  feedback_message: {
    person: 'sender_id',
    rows: {
      read: either(own('sender_id'), EDITORS),
      add: either(both(reach('own'), either('sender_id IS NULL', own('sender_id'))), JOBS),
      change: EDITORS,
      remove: JOBS,
    },
    changes: ['done_at'],
  },
  // Jobs add reminders; a user only marks them as seen.
  notification: {
    person: 'user_id',
    rows: {
      read: either(own('user_id'), JOBS),
      add: JOBS,
      change: either(own('user_id'), JOBS),
      remove: JOBS,
    },
    changes: ['seen_at'],
  },
  // A lookup deletes another user's device for a caller who has its token: the device has changed hands.
  device: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    lookups: { SELECT: ['app_id', 'push_token_hash'], DELETE: 'all' },
  },
} satisfies Record<string, TableRules>
