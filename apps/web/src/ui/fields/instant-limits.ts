import { MESSAGES } from '@wohlauf/contract/values/messages'
import { berlinDay, germanDate, germanTime } from '../time/berlin-time.ts'

export type InstantLimits = {
  /** The earliest and the latest allowed instant, ISO 8601. */
  min?: string | undefined
  max?: string | undefined
}

/** The limit as a date; with its time if the instant is on the same day. */
const limitText = (limit: string, instant: string): string =>
  berlinDay(limit) === berlinDay(instant)
    ? `${germanDate(limit)}, ${germanTime(limit)} Uhr`
    : germanDate(limit)

/** Why an instant is not allowed (specification, section 5); null when it is. */
export const problemOfInstant = (instant: string, { min, max }: InstantLimits): string | null => {
  if (min && Date.parse(instant) < Date.parse(min)) return MESSAGES.dateTooEarly(limitText(min, instant))
  if (max && Date.parse(instant) > Date.parse(max)) return MESSAGES.dateTooLate(limitText(max, instant))
  return null
}

/** Rounds down to a multiple of the step. UTC suffices, because the clocks of Berlin change at full hours. */
export const roundDown = (moment: Date, stepMinutes: number): string => {
  const step = stepMinutes * 60_000
  return new Date(Math.floor(moment.getTime() / step) * step).toISOString()
}
