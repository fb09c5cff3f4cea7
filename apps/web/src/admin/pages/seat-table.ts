import type { getAvailableSeatsHistoryAsAdmin } from '@wohlauf/contract/administration/administration'
import type { OutputOf } from '@wohlauf/contract/operation'
import { germanMonth } from '../../ui/time/berlin-time.ts'

export type SeatTable = {
  sponsors: readonly { sponsorId: string; name: string }[]
  /** The newest month first; `seats` in the order of the sponsors, null where there were none yet. */
  rows: readonly { key: string; month: string; seats: readonly (number | null)[]; total: number | null }[]
}

type History = OutputOf<typeof getAvailableSeatsHistoryAsAdmin>['sponsors'][number]

const monthOf = (month: string) => germanMonth(`${month}-15T12:00:00Z`)

/**
 * Makes the sponsors' names distinct: sponsors of the same name get the date since when they exist, and a
 * number.
 */
const distinctNames = (sponsors: readonly History[]): string[] =>
  sponsors.map((sponsor) => {
    const all = sponsors.filter(({ name }) => name === sponsor.name)
    if (all.length < 2) return sponsor.name
    const first = sponsor.historyOfAvailableSeats.find(({ availableSeats }) => availableSeats !== null)
    const since = first ? `, seit ${monthOf(first.month)}` : ''
    return `${sponsor.name} (${all.indexOf(sponsor) + 1}${since})`
  })

/** The answer as a table: a row for each month, a column for each sponsor, and their sum. */
export const seatTableOf = ({
  sponsors,
  historyOfTotalAvailableSeatsForApp: total,
}: OutputOf<typeof getAvailableSeatsHistoryAsAdmin>): SeatTable => ({
  sponsors: distinctNames(sponsors).map((name, index) => ({
    sponsorId: sponsors[index]?.sponsorId ?? '',
    name,
  })),
  rows: total
    .map(({ month, availableSeats }, index) => ({
      key: month,
      month: monthOf(month),
      seats: sponsors.map(
        ({ historyOfAvailableSeats }) => historyOfAvailableSeats[index]?.availableSeats ?? null,
      ),
      total: availableSeats,
    }))
    .reverse(),
})
