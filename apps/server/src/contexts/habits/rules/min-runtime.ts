import { addDays } from '@wohlauf/contract/rules/calendar-days'

/** `decisions.md`: start + minimum runtime × 7 days, as a Berlin calendar day. Null while the habit is not running. */
export const minRuntimeReachedOn = (startedOn: string | null, minRuntimeWeeks: number): string | null =>
  startedOn === null ? null : addDays(startedOn, minRuntimeWeeks * 7)
