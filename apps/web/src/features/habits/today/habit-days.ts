import type { HabitIntent } from '@wohlauf/contract/habits/habits'

const byTime = (one: HabitIntent, other: HabitIntent): number =>
  one.notificationTime.localeCompare(other.notificationTime)

/**
 * Habits that are planned or done today, the earliest first; the server's Berlin day counts, never the
 * device's.
 */
export const todaysHabits = (intents: readonly HabitIntent[]): HabitIntent[] =>
  intents.filter(({ today }) => today.state === 'PLANNED' || today.state === 'DONE').sort(byTime)

/** Yesterday's planned habits without a log, the earliest first. */
export const openHabitsOfYesterday = (intents: readonly HabitIntent[]): HabitIntent[] =>
  intents.filter(({ yesterday }) => yesterday.state === 'PLANNED').sort(byTime)

export type NextReminder = { title: string; remindsAt: string }

/** The next habit; undefined when none is active. */
export const nextHabit = (intents: readonly HabitIntent[], now: Date): NextReminder | undefined =>
  intents
    .flatMap(({ title, nextReminderAt }) => (nextReminderAt ? [{ title, remindsAt: nextReminderAt }] : []))
    .filter(({ remindsAt }) => Date.parse(remindsAt) > now.getTime())
    .sort((one, other) => Date.parse(one.remindsAt) - Date.parse(other.remindsAt))[0]
