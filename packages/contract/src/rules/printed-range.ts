import { MESSAGES } from '../values/messages.ts'
import { daysBetween } from './calendar-days.ts'

const MAX_DAYS = 92

const LAST_DAY = '9999-12-31'

/** `YYYY-MM-DD`, both included. */
export type PrintedRange = { from: string; to: string }

/** Why a range cannot be printed, as the message for its last day; null when it can. */
export const problemOfRange = ({ from, to }: PrintedRange): string | null => {
  if (to < from) return 'Das Ende liegt vor dem Anfang.'
  // It has no following day in the calendar of texts.
  if (to === LAST_DAY) return MESSAGES.dateNotAllowed
  return daysBetween(from, to) >= MAX_DAYS
    ? `Auf einmal lassen sich höchstens ${MAX_DAYS} Tage drucken.`
    : null
}
