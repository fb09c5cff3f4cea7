import { addDays } from '@wohlauf/contract/rules/calendar-days'
import type { PrintedRange } from '@wohlauf/contract/rules/printed-range'

export const lastDays = (today: string, count: number): PrintedRange => ({
  from: addDays(today, 1 - count),
  to: today,
})
