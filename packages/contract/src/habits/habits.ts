import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { QUERIES_OF_POINTS } from '../queries-of-points.ts'
import { MESSAGES } from '../values/messages.ts'
import {
  CalendarDate,
  EmptyObject,
  Id,
  Instant,
  NewId,
  OptionalShortText,
  Percentage,
  RichText,
  TimeOfDay,
  Weekday,
} from '../values/values.ts'
import { ReminderTime } from './reminder-time.ts'

/** The latest end of a pause, in days from today. For a longer time a user disables the habit. */
export const MAX_PAUSE_DAYS = 365

/** Follows the weekdays in force on that day; `FREE` means no other state applies. A logged day stays `DONE`. */
export const HABIT_DAY_STATES = ['PLANNED', 'DONE', 'PAUSED', 'FREE'] as const
export const HabitDayState = z.enum(HABIT_DAY_STATES)
export type HabitDayState = z.infer<typeof HabitDayState>

/** A Berlin calendar day of the server, never of the device. */
const HabitDay = z.object({ date: CalendarDate, state: HabitDayState })

const HabitShare = z.object({ done: z.int(), planned: z.int() })

export const HabitIntent = z.object({
  habitIntentId: Id,
  habitId: Id,
  title: z.string(),
  trigger: z.nullable(z.string()),
  weekdays: z.array(Weekday),
  notificationTime: TimeOfDay,
  isEnabled: z.boolean(),
  /** Days of the current run, of the months whose single days are stored (`rules/months-with-days.ts`). */
  habitLogs: z.array(z.object({ date: CalendarDate })),
  nextReminderAt: z.nullable(Instant),
  habitIntroduction: RichText,
  /** In weeks. */
  minRuntime: z.int(),
  isMinRuntimeReached: z.boolean(),
  minRuntimeReachedAt: z.nullable(CalendarDate),
  /** Today can be logged while it is `PLANNED`, and undone while it is `DONE`. */
  today: HabitDay,
  /** The id of today's log; null without one, or if an older client made it. */
  idOfTodaysLog: z.nullable(Id),
  /** Can be filled in while it is `PLANNED`. */
  yesterday: HabitDay,
  /** Monday to Sunday, also what is still to come. */
  thisWeek: HabitShare,
  /** The last day of the pause; null without one. */
  pausedUntil: z.nullable(CalendarDate),
  /** The points earned by reaching the minimum runtime, until that was celebrated on one device; null otherwise. */
  celebration: z.nullable(z.object({ healthPoints: z.int() })),
})
export type HabitIntent = z.infer<typeof HabitIntent>

export const getHabitIntents = query('habits/get-habit-intents-query', {
  audience: 'learner',
  isOwnersOnly: true,
  isStoredOnDevice: true,
  input: z.object({}),
  output: z.array(HabitIntent),
})

export const getHabits = query('habits/get-habits-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(
    z.object({
      habitId: Id,
      title: z.string(),
      introduction: RichText,
      /** In weeks. */
      minRuntime: z.int(),
    }),
  ),
})

/** `YYYY-MM`. */
const Month = z
  .string()
  .check(z.minLength(1, MESSAGES.required), z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, MESSAGES.notValid))

/** No streak, nothing resets. */
export const getHabitLookBack = query('habits/get-habit-look-back-query', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({
    habitIntentId: Id,
    /** Left out: this month in Berlin. */
    month: z.optional(Month),
  }),
  output: z.object({
    today: CalendarDate,
    /** Null while the habit is disabled. */
    startedOn: z.nullable(CalendarDate),
    /** Monday to Sunday, also what is still to come. */
    thisWeek: HabitShare,
    /** The 28 days that end with today; today only when it is done. */
    lastFourWeeks: HabitShare,
    /** How much of the minimum runtime has passed; null while the habit is disabled. */
    runtimePercentage: z.nullable(Percentage),
    month: Month,
    /**
     * Every day of the month, in order; none of an old month, of which no days are stored. Days to come are `PLANNED`
     * as the plan is now.
     */
    days: z.array(HabitDay),
    /** Null for a month with days. */
    shareOfOldMonth: z.nullable(HabitShare),
  }),
})

const queriesOfIntents = () => [getHabitIntents, getHabitLookBack]

const planFields = {
  trigger: OptionalShortText,
  weekdays: z.pipe(
    z.array(Weekday).check(z.minLength(1, MESSAGES.weekdayRequired), z.maxLength(7)),
    z.transform((days: Weekday[]) => [...new Set(days)]),
  ),
  notificationTime: ReminderTime,
}

export const createHabitIntent = command('habits/create-habit-intent-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: z.object({ habitId: Id, ...planFields }),
  output: z.object({ habitIntentId: Id, nextReminderAt: z.nullable(Instant) }),
  refusals: ['habit-already-started'],
  earns: 'habit-started',
  invalidates: () => [getHabitIntents, 'modules/get-module-query', ...QUERIES_OF_POINTS],
})

export const updateHabitIntent = command('habits/update-habit-intent-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: z.object({ habitIntentId: Id, ...planFields }),
  output: EmptyObject,
  invalidates: queriesOfIntents,
})

const ofIntent = z.object({ habitIntentId: Id })

/** Begins a new run today; an enabled habit continues unchanged. */
export const enableHabitIntent = command('habits/enable-habit-intent-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: ofIntent,
  output: EmptyObject,
  invalidates: queriesOfIntents,
})

/** Ends the run: its days are hidden, its points stay. */
export const disableHabitIntent = command('habits/disable-habit-intent-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: ofIntent,
  output: EmptyObject,
  invalidates: queriesOfIntents,
})

/** No reminders until the end of that day, and its days count as not planned. A second call moves the end. */
export const pauseHabitIntent = command('habits/pause-habit-intent-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: z.object({
    habitIntentId: Id,
    /** The last day of the pause: today at the earliest, in a year at the latest. */
    pausedUntil: CalendarDate,
  }),
  output: EmptyObject,
  refusals: ['habit-intent-disabled'],
  invalidates: queriesOfIntents,
})

/** Today counts as planned again. */
export const endPauseOfHabitIntent = command('habits/end-pause-of-habit-intent-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: ofIntent,
  output: EmptyObject,
  invalidates: queriesOfIntents,
})

/** Logs a planned day once. 5 points per intent and day, at most 25 per day. */
export const createHabitLog = command('habits/create-habit-log-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: z.object({
    habitIntentId: Id,
    /** Today or yesterday in Berlin; default: today. With a date, a retry after midnight logs no other day. */
    date: z.optional(CalendarDate),
    habitLogId: NewId,
  }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['habit-intent-disabled', 'habit-day-not-planned', 'habit-day-closed'],
  earns: 'habit-logged',
  invalidates: () => [
    ...queriesOfIntents(),
    ...QUERIES_OF_POINTS,
    'dashboard/get-unseen-notifications-query',
    'dashboard/get-notification-status-query',
  ],
})

/** Deletes today's log; its points stay, and logging again earns none. */
export const deleteHabitLog = command('habits/delete-habit-log-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: z.object({
    habitIntentId: Id,
    /** Today in Berlin; default: today. With a date, a retry after midnight changes no other day. */
    date: z.optional(CalendarDate),
    /** Deletes only this log, not one that was made after it; if missing, the log of that day. */
    habitLogId: z.optional(Id),
  }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['habit-day-closed'],
  invalidates: queriesOfIntents,
})

/** The celebration of the minimum runtime was shown: other devices do not show it again. */
export const markMinRuntimeAsCelebrated = command('habits/mark-min-runtime-as-celebrated-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: ofIntent,
  output: EmptyObject,
  invalidates: () => [getHabitIntents],
})
