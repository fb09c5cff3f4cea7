import { berlinDayCount, instantOnCount } from '@wohlauf/contract/rules/berlin-time'

/** The days after an invitation on which its holder is reminded, while it is not claimed. */
const REMINDER_DAYS = [7, 21]

/** Counts days in Berlin. */
export const remindersDue = (invitedAt: Date, now: Date): number => {
  const days = berlinDayCount(now) - berlinDayCount(invitedAt)
  return REMINDER_DAYS.filter((day) => days >= day).length
}

/**
 * One more reminder is due for invitations made before. @returns `[before the first, before
 * the second]`
 */
export const dueBefore = (now: Date): Date[] =>
  REMINDER_DAYS.map((day) => instantOnCount(berlinDayCount(now) - day + 1, '00:00:00'))
