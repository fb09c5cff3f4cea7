import type { Weekday } from '@wohlauf/contract/values'
import { WEEKDAY_NAMES } from '@wohlauf/contract/weekday-names'

/** For example "Mo, Do". */
export const germanWeekdays = (weekdays: readonly Weekday[]): string =>
  weekdays.map((day) => WEEKDAY_NAMES[day].short).join(', ')
