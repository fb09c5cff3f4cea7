import { germanDate, germanTime, relativeDay } from '../../../ui/time/berlin-time.ts'

/** "Zuletzt heute um 14:05 Uhr", for other days "Zuletzt am 12.11.2026". */
export const lastUsed = (instant: string, now: Date): string => {
  const day = relativeDay(instant, now)
  return day === germanDate(instant)
    ? `Zuletzt am ${day}`
    : `Zuletzt ${day.toLowerCase()} um ${germanTime(instant)} Uhr`
}
