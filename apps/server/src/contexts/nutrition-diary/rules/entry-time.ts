import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { shortDate } from '@wohlauf/contract/rules/calendar-days'
import { MESSAGES } from '@wohlauf/contract/values/messages'

/** No entry is about an earlier day: a mistyped year is more likely than a diary of the last century. */
export const FIRST_DAY = '2000-01-01'

/** Clocks differ: an entry of a moment ago must not be in the future for the server. */
const TOLERANCE_MS = 60_000

/** The message for a time that an entry cannot have; null for one that it can have. */
export const complaintAboutTime = (consumedAt: Date, now: Date): string | null => {
  if (consumedAt < startOfBerlinDay(FIRST_DAY)) return MESSAGES.dateTooEarly(shortDate(FIRST_DAY))
  if (consumedAt.getTime() > now.getTime() + TOLERANCE_MS)
    return MESSAGES.dateTooLate(shortDate(berlinDay(now)))
  return null
}
