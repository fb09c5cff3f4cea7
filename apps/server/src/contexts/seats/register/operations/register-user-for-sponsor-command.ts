import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { freeSeats } from '@wohlauf/contract/rules/seat-use'
import { domainNotAllowed } from '@wohlauf/contract/seats/link-rules'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { findShownVersions, type ShownVersions } from '../../../legal/index.ts'
import { storeAccountRequest } from '../../../mailed-links/index.ts'
import { tickedVersion } from '../../../own-data/index.ts'
import { isDomainAllowed, refusalByRules } from '../../rules/link-rules.ts'
import { mayBegin, SHARE_RETRY_SECONDS } from '../../rules/unconfirmed-share.ts'
import { beginSeat } from '../../seats.ts'
import { findSponsorBySlug, lockSponsor, type Sponsor } from '../../sponsors/sponsor-seats.ts'
import { type AcceptedTexts, type LinkUse, readLinkUse, reserveSeat } from '../seat-reservations.ts'

/** A ticked box counts when its text was shown. */
const acceptedTexts = (
  input: { termsOfUseVersion?: string | undefined; dataProtectionVersion?: string | undefined },
  shownVersions: ShownVersions,
): AcceptedTexts => ({
  termsOfUseVersion: tickedVersion(input.termsOfUseVersion, shownVersions.TERMS_OF_USE),
  dataProtectionVersion: tickedVersion(input.dataProtectionVersion, shownVersions.DATA_PROTECTION),
})

/**
 * An address with a begun registration may request the mail again, also when no seat is left or the link is used up:
 * it takes none. After the link's last day no request is accepted.
 */
const refusalOf = (sponsor: Sponsor, { usedSeats, registrations, isHolder }: LinkUse, now: Date) => {
  const refusal = refusalByRules(sponsor, { today: berlinDay(now), registrations })
  if (refusal === 'sponsor-link-ended') return refusal
  if (isHolder) return null
  return refusal ?? (freeSeats(sponsor.availableSeats, usedSeats) === 0 ? 'no-seat-available' : null)
}

/**
 * The sponsor's lock keeps the last seat from being taken twice. An address that has an account or a seat
 * takes none, which a job finds out later: here both cases are the same, also in the visible number of seats.
 */
export const registerUserForSponsorCommand = handle(
  registerUserForSponsor,
  async ({ input, tx, app, now, services, remoteAddress, refuse, actForSponsor }) => {
    const { emailAddress, registrationLinkSlug } = input
    const sponsorOfLink = app.appEnabledFeatures.includes('SPONSORS')
      ? await findSponsorBySlug({ tx, actForSponsor }, registrationLinkSlug)
      : null
    if (!sponsorOfLink) return refuse('sponsor-link-not-valid')
    // Depends on the address alone, so that the answer does not reveal which addresses are known.
    const refuseDomain = ({ allowedDomains }: Sponsor) =>
      refuse('email-domain-not-allowed', {
        fields: { emailAddress: domainNotAllowed(allowedDomains) },
      })
    if (!isDomainAllowed(sponsorOfLink, emailAddress)) return refuseDomain(sponsorOfLink)
    const asker = { emailAddress, networkKey: services.limits.siteKey(remoteAddress), now }
    // Most requests of a burst are refused here, without waiting for the lock.
    const early = refusalOf(sponsorOfLink, await readLinkUse(tx, sponsorOfLink, asker), now)
    if (early) return refuse(early)
    const sponsor = await lockSponsor(tx, sponsorOfLink.id, registrationLinkSlug)
    if (!sponsor) return refuse('sponsor-link-not-valid')
    if (!isDomainAllowed(sponsor, emailAddress)) return refuseDomain(sponsor)
    const use = await readLinkUse(tx, sponsor, asker)
    const refusal = refusalOf(sponsor, use, now)
    if (refusal) return refuse(refusal)
    if (!use.isHolder) {
      if (!mayBegin(sponsor.availableSeats, use.unconfirmed))
        return refuse('too-many-requests', { retryAfterSeconds: SHARE_RETRY_SECONDS })
      await beginSeat(tx, sponsor.id, asker)
    }
    const shownVersions = await findShownVersions(tx, app.appId, now)
    await reserveSeat(tx, sponsor.id, asker, acceptedTexts(input, shownVersions))
    await storeAccountRequest(tx, { kind: 'REGISTRATION', emailAddress }, now)
    return {}
  },
)
