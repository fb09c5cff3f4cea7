import { addDays, weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values/values'

/** Three days of a week, starting today, with a day between them. */
export const firstWeekdays = (today: string): Weekday[] => {
  const days = [0, 2, 4].map((ahead) => weekdayOf(addDays(today, ahead)))
  return WEEKDAYS.filter((day) => days.includes(day))
}
