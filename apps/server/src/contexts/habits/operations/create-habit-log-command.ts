import { createHabitLog } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { HEALTH_POINTS, MAX_HABIT_POINTS_OF_DAY } from '@wohlauf/contract/rules/health-points'
import { handle } from '../../../platform/http/mount/handler.ts'
import { sharedHabits } from '../habit-list.ts'
import { findRun, runOfHabit } from '../prefetched-run.ts'
import { stateOfDay } from '../rules/days.ts'
import { isMinRuntimeEarned } from '../rules/look-back.ts'
import { minRuntimeReachedOn } from '../rules/min-runtime.ts'
import { reminderAfterChange } from '../rules/next-reminder.ts'
import { historyOf } from '../run-histories.ts'

export const createHabitLogCommand = handle(
  createHabitLog,
  async (context) => {
    const { input, tx, user, now, refuse, batchedWrite } = context
    const { habitIntentId, habitLogId = null } = input
    const today = berlinDay(now)
    const day = input.date ?? today
    const run = findRun(context)
    const offeredHabit = (await sharedHabits(context)).find(({ habitId }) => habitId === run?.habitId)
    if (!run || !offeredHabit) return refuse('not-found')
    if (day !== today && day !== addDays(today, -1)) return refuse('habit-day-closed')
    if (!run.isEnabled || run.startedOn === null) return refuse('habit-intent-disabled')
    const state = stateOfDay(run, day)
    if (state === 'DONE') return {}
    if (state !== 'PLANNED') return refuse('habit-day-not-planned')

    const { habitId, title, minRuntime } = offeredHabit
    const isOnTime = day === today
    const reminder = isOnTime
      ? reminderAfterChange(run.nextReminderAt, { ...run, loggedOn: day }, now)
      : run.nextReminderAt
    // All logs of the run are read only when the points are due.
    const isRuntimeOver = !run.hasEarnedMinRuntime && minRuntimeReachedOn(run.startedOn, minRuntime) <= today
    const history = isRuntimeOver ? await historyOf(tx, { ...run, id: habitIntentId }) : null
    const loggedDays = new Set([...(history?.loggedDays ?? []), day])
    const earnsMinRuntime = history && isMinRuntimeEarned({ ...history, loggedDays }, minRuntime, today)
    await batchedWrite(
      user.healthConsentVersion,
      habitIntentId,
      run.plan,
      habitLogId,
      day,
      isOnTime ? day : run.loggedOn,
      reminder?.toISOString() ?? null,
      habitId,
      title,
      HEALTH_POINTS['habit-logged'],
      MAX_HABIT_POINTS_OF_DAY,
      earnsMinRuntime ? HEALTH_POINTS['min-runtime-reached'] : null,
    )
    return {}
  },
  { prefetch: [runOfHabit], batchedWrite: 'log_habits' },
)
