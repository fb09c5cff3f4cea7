import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'

/** The last Berlin day before the deletion: so many whole days after today. */
export const lastDayOfGrace = (now: Date, days: number): string => addDays(berlinDay(now), days)

export const deletionDay = (endsOn: string): string => addDays(endsOn, 1)

export const endOfGrace = (endsOn: string): Date => startOfBerlinDay(deletionDay(endsOn))
