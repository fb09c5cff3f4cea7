import { berlinDay } from '@wohlauf/contract/rules/berlin-time'

/**
 * The number of missed months that are published later, after a failure. For earlier months too many accounts, and their data,
 * have been deleted since.
 */
const MAX_MISSED_MONTHS = 3

/** The first day of a month that lies so many months after that of a Berlin day. Both `YYYY-MM-DD`. */
export const firstOfMonth = (day: string, monthsLater = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10)
}

type Frozen = {
  /** When the sponsor was created. */
  since: Date
  /** The first days of the months that are frozen already. */
  frozen: readonly string[]
  now: Date
}

/** The months, oldest first, that have ended and are still to be frozen; each by its first day. */
export const monthsToFreeze = ({ since, frozen, now }: Frozen): string[] => {
  const today = berlinDay(now)
  const begin = firstOfMonth(berlinDay(since))
  return Array.from({ length: MAX_MISSED_MONTHS }, (_, index) =>
    firstOfMonth(today, index - MAX_MISSED_MONTHS),
  ).filter((month) => month >= begin && !frozen.includes(month))
}
