import type { getAvailableSeatsHistoryAsAdmin } from '@wohlauf/contract/administration'
import type { OutputOf } from '@wohlauf/contract/operation'
import { germanMonth } from '../../ui/berlin-time.ts'

export type SeatTable = {
  sponsors: readonly { sponsorId: string; name: string }[]
  /** Newest first; `seats` in the order of the sponsors, null where there were none yet. */
  rows: readonly { key: string; month: string; seats: readonly (number | null)[]; total: number | null }[]
}

/** The answer as a table: a row for each month, a column for each sponsor, and their sum. */
export const seatTableOf = ({
  sponsors,
  historyOfTotalAvailableSeatsForApp: total,
}: OutputOf<typeof getAvailableSeatsHistoryAsAdmin>): SeatTable => ({
  sponsors: sponsors.map(({ sponsorId, name }) => ({ sponsorId, name })),
  rows: total
    .map(({ month, availableSeats }, at) => ({
      key: month,
      month: germanMonth(`${month}-15T12:00:00Z`),
      seats: sponsors.map(
        ({ historyOfAvailableSeats }) => historyOfAvailableSeats[at]?.availableSeats ?? null,
      ),
      total: availableSeats,
    }))
    .reverse(),
})
