import { germanNumber } from '@wohlauf/contract/values/german-number'

const HOUR = 60
/** Up to here recipes count minutes. */
const MAX_IN_MINUTES = 90

const countText = (count: number, one: string, more: string) =>
  `${germanNumber(count)}\u00a0${count === 1 ? one : more}`

/** "25 Minuten", "2 Stunden 15 Minuten". */
export const durationText = (minutes: number): string => {
  if (minutes <= MAX_IN_MINUTES) return countText(minutes, 'Minute', 'Minuten')
  const rest = minutes % HOUR
  const hours = countText(Math.floor(minutes / HOUR), 'Stunde', 'Stunden')
  return rest === 0 ? hours : `${hours} ${countText(rest, 'Minute', 'Minuten')}`
}
