import {
  createHabitLog,
  deleteHabitLog,
  getHabitIntents,
  type HabitIntent,
} from '@wohlauf/contract/habits/habits'
import { weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import { effectOn } from '../../../device/outbox/effects.ts'
import { intentOnDay } from './intent-on-day.ts'

type Log = { habitIntentId: string; date?: string | undefined; habitLogId?: string | undefined }

type Change = { state: 'DONE' | 'PLANNED'; idOfTodaysLog: string | null }

/** A change is between planned and done, so the number of planned days stays. */
const weekAfter = ({ thisWeek, today }: HabitIntent, date: string, { state }: Change) => {
  const isLastWeek = date !== today.date && weekdayOf(today.date) === 'MONDAY'
  const difference = state === 'DONE' ? 1 : -1
  return isLastWeek ? thisWeek : { ...thisWeek, done: thisWeek.done + difference }
}

/** The answer may be of an earlier day than the log. */
const withChange = (answer: HabitIntent, date: string, change: Change): HabitIntent => {
  const intent = intentOnDay(answer, date)
  const { state, idOfTodaysLog } = change
  const thisWeek = weekAfter(intent, date, change)
  if (intent.today.date === date && intent.today.state !== state)
    return { ...intent, thisWeek, today: { date, state }, idOfTodaysLog }
  if (intent.yesterday.date === date && intent.yesterday.state !== state)
    return { ...intent, thisWeek, yesterday: { date, state } }
  return answer
}

const inIntent =
  (change: (intent: HabitIntent, log: Log) => HabitIntent) =>
  (intents: HabitIntent[], log: Log): HabitIntent[] =>
    intents.map((intent) => (intent.habitIntentId === log.habitIntentId ? change(intent, log) : intent))

const isOfNewerLog = ({ idOfTodaysLog }: HabitIntent, { habitLogId }: Log): boolean =>
  idOfTodaysLog !== null && habitLogId !== undefined && idOfTodaysLog !== habitLogId

export const HABIT_EFFECTS = [
  effectOn(
    getHabitIntents,
    createHabitLog,
    inIntent((intent, { date = intent.today.date, habitLogId = null }) =>
      withChange(intent, date, { state: 'DONE', idOfTodaysLog: habitLogId }),
    ),
  ),
  effectOn(
    getHabitIntents,
    deleteHabitLog,
    inIntent((intent, log) =>
      isOfNewerLog(intent, log)
        ? intent
        : withChange(intent, log.date ?? intent.today.date, { state: 'PLANNED', idOfTodaysLog: null }),
    ),
  ),
]
