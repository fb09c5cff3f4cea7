import { EARLIEST_REMINDER_HOUR, REMINDER_STEP_MINUTES } from '@wohlauf/contract/habits'
import type { TimeOfDay } from '@wohlauf/contract/values'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The hours of a reminder: 05 to 23. */
export const REMINDER_HOURS: readonly string[] = Array.from(
  { length: 24 - EARLIEST_REMINDER_HOUR },
  (_none, index) => twoDigits(EARLIEST_REMINDER_HOUR + index),
)

/** The minutes of an hour: 00 to 55. */
export const REMINDER_MINUTES: readonly string[] = Array.from(
  { length: 60 / REMINDER_STEP_MINUTES },
  (_none, index) => twoDigits(index * REMINDER_STEP_MINUTES),
)

export const partsOfTime = (time: TimeOfDay): { hour: string; minute: string } => ({
  hour: time.slice(0, 2),
  minute: time.slice(3, 5),
})

export const timeOfParts = ({ hour, minute }: { hour: string; minute: string }): TimeOfDay =>
  `${hour}:${minute}:00`
