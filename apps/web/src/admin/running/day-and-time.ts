import { dayInSentence, germanTime } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'

/** A moment inside a sentence: "heute 03:10", "am 24.11.2026 03:15". */
export const dayAndTime = (moment: string): string =>
  `${dayInSentence(moment, serverNow())} ${germanTime(moment)}`
