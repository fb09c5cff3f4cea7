import { deleteHabitLog } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findRun, runOfHabit } from '../prefetched-run.ts'
import { reminderAfterChange } from '../rules/next-reminder.ts'

export const deleteHabitLogCommand = handle(
  deleteHabitLog,
  async (context) => {
    const { input, user, now, refuse, batchedWrite } = context
    const { habitIntentId, habitLogId = null } = input
    const today = berlinDay(now)
    const run = findRun(context)
    if (!run) return refuse('not-found')
    if ((input.date ?? today) !== today) return refuse('habit-day-closed')
    if (!run.isEnabled || !run.loggedDays.has(today)) return {}
    const reminder = reminderAfterChange(run.nextReminderAt, { ...run, loggedOn: null }, now)
    await batchedWrite(
      user.healthConsentVersion,
      habitIntentId,
      run.plan,
      habitLogId,
      today,
      reminder?.toISOString() ?? null,
    )
    return {}
  },
  { prefetch: [runOfHabit], batchedWrite: 'undo_habit_logs' },
)
