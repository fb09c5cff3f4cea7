import { MAX_PAUSE_DAYS } from '@wohlauf/contract/habits/habits'
import { addDays, weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import { WEEKDAYS } from '@wohlauf/contract/values/values'

/** The Sunday of the day's week; a Sunday itself. Days are `YYYY-MM-DD`. */
export const endOfWeek = (day: string): string => addDays(day, 6 - WEEKDAYS.indexOf(weekdayOf(day)))

export const pauseOfWeeks = (day: string, weeks: number): string => addDays(day, weeks * 7 - 1)

export const latestPause = (day: string): string => addDays(day, MAX_PAUSE_DAYS)
