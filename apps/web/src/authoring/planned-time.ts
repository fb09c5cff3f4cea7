import { berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { berlinDay, dayInSentence, germanTime } from '../ui/time/berlin-time.ts'
import { serverNow } from '../ui/time/clock.ts'

/** Tomorrow at eight o'clock in Berlin: before most people open the app. */
export const firstProposal = (now: Date): string =>
  berlinInstant(addDays(berlinDay(now), 1), '08:00').toISOString()

/** "morgen um 08:00 Uhr". */
export const plannedText = (instant: string, now = serverNow()): string =>
  `${dayInSentence(instant, now)} um ${germanTime(instant)} Uhr`
