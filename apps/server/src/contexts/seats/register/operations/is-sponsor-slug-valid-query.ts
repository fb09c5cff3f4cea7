import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { freeSeats } from '@wohlauf/contract/rules/seat-use'
import { isSponsorSlugValid } from '@wohlauf/contract/seats/registration'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { refusalByRules } from '../../rules/link-rules.ts'
import { findSponsorBySlug } from '../../sponsors/sponsor-seats.ts'
import { countPubliclyUsedSeats } from '../seat-reservations.ts'

const no = (reason: RefusalName) => ({
  isValid: false,
  explanation: REFUSALS[reason].message,
  sponsorName: '',
})

export const isSponsorSlugValidQuery = handle(
  isSponsorSlugValid,
  async ({ input, tx, app, now, actForSponsor }) => {
    if (!app.appEnabledFeatures.includes('SPONSORS')) return no('sponsor-link-not-valid')
    const sponsor = await findSponsorBySlug({ tx, actForSponsor }, input.registrationLinkSlug)
    if (!sponsor) return no('sponsor-link-not-valid')
    const { usedSeats, registrations } = await countPubliclyUsedSeats(tx, sponsor)
    const refusal = refusalByRules(sponsor, { today: berlinDay(now), registrations })
    if (refusal) return no(refusal)
    if (freeSeats(sponsor.availableSeats, usedSeats) === 0) return no('no-seat-available')
    return { isValid: true, explanation: '', sponsorName: sponsor.name }
  },
)
