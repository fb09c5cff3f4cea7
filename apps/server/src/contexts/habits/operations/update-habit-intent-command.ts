import { updateHabitIntent } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import type { Weekday } from '@wohlauf/contract/values/values'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeIntent } from '../change-intent.ts'
import { habitPastPlan } from '../database/tables.ts'
import { findOwnIntent, type Intent } from '../own-intents.ts'

const hasSameDays = (one: readonly Weekday[], other: readonly Weekday[]): boolean =>
  one.length === other.length && one.every((day) => other.includes(day))

/**
 * The new weekdays apply from today on. Of several changes on one day, the first has stored the plan that applied
 * until yesterday.
 */
const keepPastPlan = async (tx: Tx, intent: Intent, today: string): Promise<void> => {
  const endsOn = addDays(today, -1)
  if (intent.startedOn === null || intent.startedOn > endsOn) return
  const { userId, id, run, weekdays } = intent
  await tx
    .insert(habitPastPlan)
    .values({ userId, habitIntentId: id, run, endsOn, weekdays })
    .onConflictDoNothing()
}

export const updateHabitIntentCommand = handle(
  updateHabitIntent,
  async ({ input, tx, user, now, refuse }) => {
    const own = await findOwnIntent(tx, user.id, input.habitIntentId)
    if (!own) return refuse('not-found')
    const { weekdays, notificationTime } = input
    if (!hasSameDays(own.intent.weekdays, weekdays)) await keepPastPlan(tx, own.intent, berlinDay(now))
    await changeIntent(tx, own.intent, { trigger: input.trigger || null, weekdays, notificationTime }, now)
    return {}
  },
)
