import { MESSAGES } from '@wohlauf/contract/messages'
import { MAX_PRINTED_DAYS } from '@wohlauf/contract/nutrition-diary'
import { daysBetween, shortDate } from '@wohlauf/contract/rules/calendar-days'

const LAST_DAY = '9999-12-31'

/** The message for the last day of a range that cannot be printed: it ends before it begins, or is too long. */
export const complaintAboutRange = ({ from, to }: { from: string; to: string }): string | null => {
  if (to < from) return MESSAGES.dateTooEarly(shortDate(from))
  // It has no following day in the calendar of texts.
  if (to === LAST_DAY) return MESSAGES.dateNotAllowed
  return daysBetween(from, to) >= MAX_PRINTED_DAYS ? MESSAGES.dateNotAllowed : null
}
