import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { monthAfter } from '@wohlauf/contract/rules/calendar-days'

/** From `changedAt` on a sponsor has this number of seats. */
export type SeatsChange = { availableSeats: number; changedAt: Date }

/** `availableSeats` is null in the months before the first change. */
export type SeatsOfMonth = { month: string; availableSeats: number | null }

const monthOf = (instant: Date): string => berlinDay(instant).slice(0, 7)

/** The first instant that is not of the month any more, in Berlin. */
const endOf = (month: string): Date => startOfBerlinDay(`${monthAfter(month)}-01`)

/** All months in Berlin from the first change to now, oldest first; none without a change. */
export const monthsSince = (changes: readonly SeatsChange[], now: Date): string[] => {
  const begins = changes.map(({ changedAt }) => changedAt.getTime())
  if (begins.length === 0) return []
  const last = monthOf(now)
  const months: string[] = []
  for (let month = monthOf(new Date(Math.min(...begins))); month <= last; month = monthAfter(month))
    months.push(month)
  return months
}

/**
 * A month's number of seats: the one in force at its end in Berlin, in the current month today's; null before the first
 * change (`decisions.md`, "Seats").
 *
 * @param changes of one sponsor, oldest first; of two at the same time the later one counts
 */
export const seatHistory = (
  changes: readonly SeatsChange[],
  months: readonly string[],
  now: Date,
): SeatsOfMonth[] =>
  months.map((month) => {
    const end = Math.min(endOf(month).getTime(), now.getTime() + 1)
    const inForce = changes.findLast(({ changedAt }) => changedAt.getTime() < end)
    return { month, availableSeats: inForce?.availableSeats ?? null }
  })

/** The sum over all sponsors, month by month; null where none of them had any yet. */
export const totalOf = (
  histories: readonly (readonly SeatsOfMonth[])[],
  months: readonly string[],
): SeatsOfMonth[] =>
  months.map((month, at) => {
    const counts = histories.flatMap((history) => history[at]?.availableSeats ?? [])
    return {
      month,
      availableSeats: counts.length === 0 ? null : counts.reduce((sum, seats) => sum + seats, 0),
    }
  })
