import { createHabitLog } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isDeletedId } from '../../../platform/deleted-ids/deleted-ids.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { awardHabitLog } from '../../user-progress/index.ts'
import { awardMinRuntime } from '../award-min-runtime.ts'
import { changeIntent } from '../change-intent.ts'
import { habitLog } from '../database/tables.ts'
import { markRemindersAsSeen } from '../notifications/reminders.ts'
import { findOwnIntent, type OwnIntent } from '../own-intents.ts'
import { type RunHistory, stateOfDay } from '../rules/days.ts'
import { historyOf } from '../run-histories.ts'

type Log = { id: string | undefined; day: string }

const logDay = async (
  tx: Tx,
  own: OwnIntent,
  history: RunHistory,
  { id, day }: Log,
  now: Date,
): Promise<void> => {
  const { intent, offeredHabit } = own
  const { userId, id: habitIntentId, habitId, run } = intent
  await tx.insert(habitLog).values({ userId, habitIntentId, run, loggedOn: day, createdAt: now, id })
  if (day === berlinDay(now)) await changeIntent(tx, intent, { loggedOn: day }, now)
  await markRemindersAsSeen(tx, { habitIntentId, until: day }, now)
  await awardHabitLog(tx, userId, { habitId, title: offeredHabit.title, day }, now)
  const loggedDays = new Set([...history.loggedDays, day])
  await awardMinRuntime(tx, own, { ...history, loggedDays }, now)
}

export const createHabitLogCommand = handle(createHabitLog, async ({ input, tx, user, now, refuse }) => {
  const today = berlinDay(now)
  const day = input.date ?? today
  const own = await findOwnIntent(tx, user.id, input.habitIntentId)
  if (!own) return refuse('not-found')
  if (day !== today && day !== addDays(today, -1)) return refuse('habit-day-closed')
  if (!own.intent.isEnabled) return refuse('habit-intent-disabled')
  const history = await historyOf(tx, own.intent)
  const state = stateOfDay(history, day)
  if (state === 'DONE') return {}
  if (state !== 'PLANNED') return refuse('habit-day-not-planned')
  // Another device has undone this tick.
  if (input.habitLogId && (await isDeletedId(tx, user.id, input.habitLogId))) return {}
  await logDay(tx, own, history, { id: input.habitLogId, day }, now)
  return {}
})
