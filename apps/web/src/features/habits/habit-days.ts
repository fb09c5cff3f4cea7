import type { HabitIntent } from '@wohlauf/contract/habits'
import { berlinWeekday } from '../../ui/berlin-time.ts'

/** The habits planned for today in Berlin, earliest first. */
export const todaysHabits = (intents: readonly HabitIntent[], now: Date): HabitIntent[] =>
  intents
    .filter(({ isEnabled, weekdays }) => isEnabled && weekdays.includes(berlinWeekday(now)))
    .sort((one, other) => one.notificationTime.localeCompare(other.notificationTime))

export type NextReminder = { title: string; at: string }

/** The next habit; undefined when none is active. */
export const nextHabit = (intents: readonly HabitIntent[], now: Date): NextReminder | undefined =>
  intents
    .flatMap(({ title, nextReminderAt }) => (nextReminderAt ? [{ title, at: nextReminderAt }] : []))
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))[0]
