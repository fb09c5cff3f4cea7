import { getHabitLookBack } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findOwnIntent } from '../own-intents.ts'
import { daysOfMonth, runtimePercentage, shareOfLastFourWeeks, shareOfThisWeek } from '../rules/look-back.ts'
import { historyOf } from '../run-histories.ts'

export const getHabitLookBackQuery = handle(getHabitLookBack, async ({ input, tx, user, now, refuse }) => {
  const own = await findOwnIntent(tx, user.id, input.habitIntentId)
  if (!own) return refuse('not-found')
  const history = await historyOf(tx, own.intent)
  const today = berlinDay(now)
  const month = input.month ?? today.slice(0, 7)
  return {
    today,
    startedOn: history.startedOn,
    thisWeek: shareOfThisWeek(history, today),
    lastFourWeeks: shareOfLastFourWeeks(history, today),
    runtimePercentage: runtimePercentage(history, own.offered.minRuntimeWeeks, today),
    month,
    days: daysOfMonth(history, month),
  }
})
