import { berlinDay, berlinInstant, dayInSentence, germanTime } from '../ui/berlin-time.ts'

const DAY_MS = 86_400_000

/** Tomorrow at eight o'clock in Berlin: before most people open the app. */
export const firstProposal = (now: Date): string =>
  berlinInstant(berlinDay(new Date(now.getTime() + DAY_MS)), '08:00').toISOString()

/** As in "morgen um 08:00 Uhr". */
export const plannedText = (instant: string, now = new Date()): string =>
  `${dayInSentence(instant, now)} um ${germanTime(instant)} Uhr`
