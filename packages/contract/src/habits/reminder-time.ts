import * as z from 'zod/mini'
import { TimeOfDay } from '../values/values.ts'

/** Reminders go out between 05:00 and 23:55 in steps of 5 minutes (`decisions.md`, "Habits and reminders"). */
export const EARLIEST_REMINDER_HOUR = 5
export const REMINDER_STEP_MINUTES = 5
export const DEFAULT_NOTIFICATION_TIME: TimeOfDay = '12:00:00'

export const ReminderTime = TimeOfDay.check(
  z.refine(
    (time) =>
      Number(time.slice(0, 2)) >= EARLIEST_REMINDER_HOUR &&
      Number(time.slice(3, 5)) % REMINDER_STEP_MINUTES === 0 &&
      Number(time.slice(6)) === 0,
    'Wähle eine Zeit zwischen 05:00 und 23:55 Uhr in Schritten von 5 Minuten',
  ),
)
