import { WEEKDAY_NAMES } from '@wohlauf/contract/habits/weekday-names'
import type { Weekday } from '@wohlauf/contract/values/values'

/** For example "Mo, Do". */
export const germanWeekdays = (weekdays: readonly Weekday[]): string =>
  weekdays.map((day) => WEEKDAY_NAMES[day].short).join(', ')
