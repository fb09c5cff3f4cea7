import { germanDate, germanTime, relativeDay } from '../../ui/time/berlin-time.ts'

/**
 * A past moment with its preposition: "von heute, 14:05 Uhr". Without a day if it seems to be still to come: then the
 * device's clock was set back.
 */
export const momentText = (moment: Date, now: Date): string => {
  if (moment > now) return `von ${germanTime(moment)} Uhr`
  const day = relativeDay(moment, now)
  return `${day === germanDate(moment) ? `vom ${day}` : `von ${day.toLowerCase()}`}, ${germanTime(moment)} Uhr`
}
