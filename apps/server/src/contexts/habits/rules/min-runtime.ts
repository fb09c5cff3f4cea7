import { addDays } from '@wohlauf/contract/rules/calendar-days'

/** `decisions.md`: start + minimum runtime × 7 days, as a Berlin calendar day.  */
export const minRuntimeReachedOn = (startedOn: string, minRuntimeWeeks: number): string =>
  addDays(startedOn, minRuntimeWeeks * 7)
