import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'
import { getModule } from './modules.ts'
import { command, query } from './operation.ts'
import { getUserProgress } from './user-progress.ts'
import { CalendarDate, Id, Instant, RichText, TimeOfDay, Weekday } from './values.ts'

/** Reminders go out between 05:00 and 23:55 in steps of 5 minutes (`decisions.md`, "Habits and reminders"). */
export const EARLIEST_REMINDER_HOUR = 5
export const REMINDER_STEP_MINUTES = 5
export const DEFAULT_NOTIFICATION_TIME: TimeOfDay = '12:00:00'

/** A time of day at which a reminder may be set. */
export const ReminderTime = TimeOfDay.check(
  z.refine(
    (time) =>
      Number(time.slice(0, 2)) >= EARLIEST_REMINDER_HOUR &&
      Number(time.slice(3, 5)) % REMINDER_STEP_MINUTES === 0 &&
      Number(time.slice(6)) === 0,
    'Wähle eine Zeit zwischen 05:00 und 23:55 Uhr in Schritten von 5 Minuten',
  ),
)

export const HabitIntent = z.object({
  habitIntentId: Id,
  habitId: Id,
  title: z.string(),
  trigger: z.nullable(z.string()),
  weekdays: z.array(Weekday),
  notificationTime: TimeOfDay,
  isEnabled: z.boolean(),
  /** The days of the current run on which the habit was carried out. */
  habitLogs: z.array(z.object({ date: CalendarDate })),
  nextReminderAt: z.nullable(Instant),
  habitIntroduction: RichText,
  /** In weeks. */
  minRuntime: z.int(),
  isMinRuntimeReached: z.boolean(),
  minRuntimeReachedAt: z.nullable(CalendarDate),
})
export type HabitIntent = z.infer<typeof HabitIntent>

export const getHabitIntents = query('habits/get-habit-intents-query', {
  audience: 'learner',
  input: z.object({}),
  output: z.array(HabitIntent),
})

export const createHabitIntent = command('habits/create-habit-intent-command', {
  audience: 'learner',
  needsHealthConsent: true,
  input: z.object({
    habitId: Id,
    trigger: z.nullish(z.string().check(z.trim(), z.maxLength(255))),
    weekdays: z.pipe(
      z.array(Weekday).check(z.minLength(1, MESSAGES.weekdayRequired), z.maxLength(7)),
      z.transform((days: Weekday[]) => [...new Set(days)]),
    ),
    notificationTime: ReminderTime,
  }),
  output: z.object({ habitIntentId: Id }),
  refusals: ['habit-already-started'],
  invalidates: () => [getHabitIntents, getModule, getUserProgress],
})
