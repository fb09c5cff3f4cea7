import { getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { HEALTH_POINTS } from '@wohlauf/contract/rules/health-points'
import { firstMonthWithDays } from '@wohlauf/contract/rules/months-with-days'
import { handle } from '../../../platform/http/mount/handler.ts'
import { type OwnIntent, ownIntents } from '../own-intents.ts'
import { type RunHistory, stateOfDay } from '../rules/days.ts'
import { shareOfThisWeek } from '../rules/look-back.ts'
import { minRuntimeReachedOn } from '../rules/min-runtime.ts'
import { nextReminder } from '../rules/next-reminder.ts'
import { historiesOf } from '../run-histories.ts'

const celebrationOf = ({ intent }: OwnIntent): HabitIntent['celebration'] =>
  intent.minRuntimeEarnedAt && !intent.minRuntimeCelebratedAt
    ? { healthPoints: HEALTH_POINTS['min-runtime-reached'] }
    : null

/** The same days before and after the logs are summed up. */
const shownLogs = ({ loggedDays }: RunHistory, today: string) => {
  const first = firstMonthWithDays(today)
  return [...loggedDays].filter((date) => date >= first).map((date) => ({ date }))
}

const toAnswer = (own: OwnIntent, history: RunHistory, now: Date): HabitIntent => {
  const { intent, offeredHabit } = own
  const today = berlinDay(now)
  const { startedOn } = intent
  const reachedOn = startedOn === null ? null : minRuntimeReachedOn(startedOn, offeredHabit.minRuntimeWeeks)
  const dayOf = (date: string) => ({ date, state: stateOfDay(history, date) })
  return {
    habitIntentId: intent.id,
    habitId: offeredHabit.id,
    title: offeredHabit.title,
    trigger: intent.trigger,
    weekdays: intent.weekdays,
    notificationTime: intent.notificationTime,
    isEnabled: intent.isEnabled,
    habitLogs: intent.isEnabled ? shownLogs(history, today) : [],
    // Calculated each time: the stored value is the next one to be sent, and lies in the past until that is done.
    nextReminderAt: nextReminder(intent, now)?.toISOString() ?? null,
    habitIntroduction: offeredHabit.introduction,
    minRuntime: offeredHabit.minRuntimeWeeks,
    isMinRuntimeReached: reachedOn !== null && reachedOn <= today,
    minRuntimeReachedAt: reachedOn,
    today: dayOf(today),
    idOfTodaysLog: history.loggedDays.has(today) ? history.idOfLastLog : null,
    yesterday: dayOf(addDays(today, -1)),
    thisWeek: shareOfThisWeek(history, today),
    pausedUntil: intent.pausedUntil !== null && intent.pausedUntil >= today ? intent.pausedUntil : null,
    celebration: celebrationOf(own),
  }
}

export const getHabitIntentsQuery = handle(getHabitIntents, async ({ tx, user, now }) => {
  const own = await ownIntents(tx, user.id)
  const historyOf = await historiesOf(
    tx,
    own.map(({ intent }) => intent),
  )
  return own.map((each) => toAnswer(each, historyOf(each.intent), now))
})
