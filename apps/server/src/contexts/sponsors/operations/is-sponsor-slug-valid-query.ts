import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { isSponsorSlugValid } from '@wohlauf/contract/sponsors'
import { handle } from '../../../platform/http/handler.ts'
import { freeSeats } from '../rules/free-seats.ts'
import { countSeatsInUse } from '../seat-reservations.ts'
import { findSponsorBySlug } from '../sponsor-seats.ts'

const no = (reason: RefusalName) => ({ isValid: false, explanation: REFUSALS[reason].message })

export const isSponsorSlugValidQuery = handle(
  isSponsorSlugValid,
  async ({ input, tx, app, actForSponsor }) => {
    if (!app.appEnabledFeatures.includes('SPONSORS')) return no('sponsor-link-not-valid')
    const sponsor = await findSponsorBySlug({ tx, actForSponsor }, input.registrationLinkSlug)
    if (!sponsor) return no('sponsor-link-not-valid')
    const seatsInUse = await countSeatsInUse(tx, sponsor.id)
    if (freeSeats(sponsor.availableSeats, seatsInUse) === 0) return no('no-seat-available')
    return { isValid: true, explanation: '' }
  },
)
