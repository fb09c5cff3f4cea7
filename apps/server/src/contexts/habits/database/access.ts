import { either, own } from '../../../platform/database/row-conditions.ts'
import {
  type AccessTo,
  content,
  JOBS,
  ownRows,
  type PlatformWrites,
  titledBy,
} from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  habit: titledBy('title', content),
  habit_intent: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    // The reminder job finds the apps with due reminders, but no users and no habits.
    platform: { SELECT: ['app_id', 'next_reminder_at'] },
    prefetch: [
      'app_id',
      'id',
      'user_id',
      'habit_id',
      'weekdays',
      'notification_time',
      'is_enabled',
      'started_on',
      'next_reminder_at',
      'run',
      'paused_until',
      'reminded_on',
      'logged_on',
      'min_runtime_earned_at',
    ],
  },
  habit_log: {
    ...ownRows('user_id', ['read', 'add', 'remove']),
    prefetch: ['app_id', 'habit_intent_id', 'run', 'logged_on', 'user_id'],
  },
  // A job adds up old logs; a person's months go with the habit.
  habit_month: { person: 'user_id', rows: { read: either(own('user_id'), JOBS), add: JOBS } },
  habit_past_plan: {
    ...ownRows('user_id', ['read', 'add']),
    prefetch: ['app_id', 'habit_intent_id', 'run', 'ends_on', 'user_id', 'weekdays'],
  },
  habit_pause: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changeableColumns: ['ends_on'],
    prefetch: ['app_id', 'habit_intent_id', 'run', 'starts_on', 'ends_on', 'user_id'],
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
    changeableColumns: ['seen_at'],
    prefetch: ['app_id', 'id', 'user_id', 'seen_at'],
  },
} satisfies AccessTo<typeof tables>

export const WRITES: PlatformWrites = {
  mail: { verbs: ['DELETE'], why: 'unsent reminders are dropped with their reason' },
}
