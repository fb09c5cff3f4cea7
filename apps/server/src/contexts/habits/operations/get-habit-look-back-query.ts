import { getHabitLookBack } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { firstMonthWithDays } from '@wohlauf/contract/rules/months-with-days'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findOwnIntent } from '../own-intents.ts'
import {
  daysOfMonth,
  runtimePercentage,
  shareOfLastFourWeeks,
  shareOfMonth,
  shareOfThisWeek,
} from '../rules/look-back.ts'
import { historyOf } from '../run-histories.ts'

export const getHabitLookBackQuery = handle(getHabitLookBack, async ({ input, tx, user, now, refuse }) => {
  const own = await findOwnIntent(tx, user.id, input.habitIntentId)
  if (!own) return refuse('not-found')
  const history = await historyOf(tx, own.intent)
  const today = berlinDay(now)
  const month = input.month ?? today.slice(0, 7)
  const hasDays = month >= firstMonthWithDays(today)
  return {
    today,
    startedOn: history.startedOn,
    thisWeek: shareOfThisWeek(history, today),
    lastFourWeeks: shareOfLastFourWeeks(history, today),
    runtimePercentage: runtimePercentage(history, own.offeredHabit.minRuntimeWeeks, today),
    month,
    days: hasDays ? daysOfMonth(history, month) : [],
    shareOfOldMonth: hasDays ? null : shareOfMonth(history, month),
  }
})
