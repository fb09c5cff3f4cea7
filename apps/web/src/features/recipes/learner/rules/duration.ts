import { germanNumber } from '@wohlauf/contract/values/german-number'

const HOUR = 60
/** Up to here recipes count minutes. */
const LONGEST_IN_MINUTES = 90

const counted = (count: number, one: string, more: string) =>
  `${germanNumber(count)}\u00a0${count === 1 ? one : more}`

/** A duration in words: "25 Minuten", "2 Stunden 15 Minuten". */
export const durationText = (minutes: number): string => {
  if (minutes <= LONGEST_IN_MINUTES) return counted(minutes, 'Minute', 'Minuten')
  const rest = minutes % HOUR
  const hours = counted(Math.floor(minutes / HOUR), 'Stunde', 'Stunden')
  return rest === 0 ? hours : `${hours} ${counted(rest, 'Minute', 'Minuten')}`
}
