import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { germanMonth } from '../../../../ui/time/berlin-time.ts'

/** A month as `YYYY-MM`, by its year. */
export type YearOfMonths = { year: string; months: { month: string; name: string }[] }

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7)

/** Newest first. Days are `YYYY-MM-DD`. */
export const monthsOfDiary = (oldest: string, newest: string): YearOfMonths[] => {
  const years: YearOfMonths[] = []
  const first = oldest.slice(0, 7)
  for (let month = newest.slice(0, 7); month >= first; month = monthBefore(month)) {
    const year = month.slice(0, 4)
    const entry = { month, name: germanMonth(`${month}-15`) }
    const last = years.at(-1)
    if (last?.year === year) last.months.push(entry)
    else years.push({ year, months: [entry] })
  }
  return years
}

export const lastDayOf = (month: string): string => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)
