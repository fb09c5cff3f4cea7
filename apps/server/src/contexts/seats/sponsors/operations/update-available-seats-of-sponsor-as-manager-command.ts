import {
  SEATS_MESSAGES,
  updateAvailableSeatsOfSponsorAsManager,
} from '@wohlauf/contract/seats/sponsors-as-manager'
import { wasChangedSince } from '../../../../platform/database/revision.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { changeAvailableSeats } from '../available-seats.ts'
import { countUsedSeats, lockSponsor } from '../sponsor-seats.ts'

/** Holds the lock of every transaction that takes a seat, so that the count cannot rise meanwhile. */
export const updateAvailableSeatsOfSponsorAsManagerCommand = handle(
  updateAvailableSeatsOfSponsorAsManager,
  async ({ input, tx, now, refuse }) => {
    const { sponsorId, availableSeats } = input
    const row = await lockSponsor(tx, sponsorId)
    if (!row) return refuse('not-found')
    if (row.availableSeats === availableSeats) return {}
    if (wasChangedSince(row, input.revision)) return refuse('conflict')
    const usedSeats = await countUsedSeats(tx, sponsorId)
    if (availableSeats < usedSeats)
      return refuse('seats-in-use', { fields: { availableSeats: SEATS_MESSAGES.inUse(usedSeats) } })
    await changeAvailableSeats(tx, { sponsorId, availableSeats, revision: row.revision + 1 }, now)
    return {}
  },
)
