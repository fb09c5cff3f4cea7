import { addDays } from '@wohlauf/contract/rules/calendar-days'
import type { Weekday } from '@wohlauf/contract/values/values'
import type { Tx } from '../../platform/database/transaction.ts'
import { ownIntents } from './own-intents.ts'
import { historiesOf } from './run-histories.ts'

/** An enabled habit as it is planned now; days are Berlin calendar days, `YYYY-MM-DD`. */
type CurrentPlan = {
  habitIntentId: string
  title: string
  weekdays: readonly Weekday[]
  notificationTime: string
  /** The first day on which these weekdays apply. */
  since: string
  /** First and last day included. */
  pauses: readonly { startsOn: string; endsOn: string }[]
}

/** Oldest first. */
export const currentPlansOf = async (tx: Tx, userId: string): Promise<CurrentPlan[]> => {
  const own = await ownIntents(tx, userId)
  // No log is needed.
  const historyOf = await historiesOf(
    tx,
    own.map(({ intent }) => intent),
    '0001-01-01',
  )
  return own.flatMap(({ intent, offeredHabit }) => {
    const { startedOn, pauses, pastPlans } = historyOf(intent)
    if (!intent.isEnabled || startedOn === null) return []
    const { id: habitIntentId, weekdays, notificationTime } = intent
    const starts = [startedOn, ...pastPlans.map(({ endsOn }) => addDays(endsOn, 1))]
    const since = starts.toSorted().at(-1) ?? startedOn
    return [{ habitIntentId, title: offeredHabit.title, weekdays, notificationTime, since, pauses }]
  })
}
