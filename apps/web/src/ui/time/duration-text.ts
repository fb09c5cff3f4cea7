import { germanNumber } from '@wohlauf/contract/values/german-number'

const HOUR = 60

const count = (number: number, unit: string) => `${germanNumber(number)}\u00a0${unit}`

/** "25 Min.", "8 Std. 10 Min." */
export const durationText = (minutes: number): string => {
  if (minutes < HOUR) return count(minutes, 'Min.')
  const rest = minutes % HOUR
  const hours = count(Math.floor(minutes / HOUR), 'Std.')
  return rest === 0 ? hours : `${hours} ${count(rest, 'Min.')}`
}
