import { MAX_PRINTED_DAYS } from '@wohlauf/contract/nutrition-diary'
import { addDays, daysBetween } from '@wohlauf/contract/rules/calendar-days'

/** Days `YYYY-MM-DD`, both included. */
export type PrintRange = { from: string; to: string }

/** So many days that end with today. */
export const lastDays = (today: string, count: number): PrintRange => ({
  from: addDays(today, 1 - count),
  to: today,
})

/** Why a range cannot be printed; null when it can. */
export const problemOfRange = ({ from, to }: PrintRange): string | null => {
  const days = daysBetween(from, to) + 1
  if (days < 1) return 'Das Ende liegt vor dem Anfang.'
  return days > MAX_PRINTED_DAYS ? `Auf einmal lassen sich höchstens ${MAX_PRINTED_DAYS} Tage drucken.` : null
}
