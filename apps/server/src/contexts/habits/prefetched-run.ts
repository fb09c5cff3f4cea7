import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'
import type { PlannedRun } from './rules/days.ts'
import type { ReminderPlan } from './rules/next-reminder.ts'

/** `database/prefetch.sql` builds it; null when the intent belongs to another user. */
type PrefetchedRun = ReminderPlan &
  Omit<PlannedRun, 'loggedDays'> & {
    habitId: string
    /** All that decides about the run's days and reminders; a batched write is made while it is the same. */
    plan: string
    nextReminderAt: string | null
    hasEarnedMinRuntime: boolean
    /** Newest first. */
    latestLoggedDays: readonly string[]
  }

/** Serves operations with the id of an intent in their input. */
export const runOfHabit = definePrefetch<PrefetchedRun>('run_of_habit', { idField: 'habitIntentId' })

/** The current run as far as the days that may be logged need it. Null when the intent belongs to another user. */
export const findRun = ({ prefetched }: Pick<LearnerContext, 'prefetched'>) => {
  const run = prefetched(runOfHabit)
  return (
    run && {
      ...run,
      nextReminderAt: run.nextReminderAt === null ? null : new Date(run.nextReminderAt),
      loggedDays: new Set(run.latestLoggedDays),
    }
  )
}
