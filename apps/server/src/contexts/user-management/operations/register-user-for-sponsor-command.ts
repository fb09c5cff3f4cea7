import { DATA_PROTECTION_VERSION, TERMS_VERSION } from '@wohlauf/contract/legal-texts'
import { registerUserForSponsor } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import {
  beginSeat,
  findSponsorBySlug,
  freeSeats,
  type LinkUse,
  lockSponsor,
  mayBegin,
  readLinkUse,
  reserveSeat,
  SHARE_RETRY_SECONDS,
  type Ticks,
} from '../../sponsors/index.ts'
import { takeAccountRequest } from '../account-requests.ts'

/** A ticked box counts when it was for the current text. */
const ticksOf = (given: {
  termsOfUseVersion?: string | undefined
  dataProtectionVersion?: string | undefined
}): Ticks => ({
  termsOfUseVersion: given.termsOfUseVersion === TERMS_VERSION ? TERMS_VERSION : null,
  dataProtectionVersion:
    given.dataProtectionVersion === DATA_PROTECTION_VERSION ? DATA_PROTECTION_VERSION : null,
})

/**
 * An address with a registration begun by this link requests the mail again, also when no seat is left: it
 * takes none.
 */
const isFull = (availableSeats: number, { usedSeats, isHolder }: LinkUse) =>
  !isHolder && freeSeats(availableSeats, usedSeats) === 0

/**
 * Takes a seat for the address under the sponsor's lock, so that the last one is taken once. An address that
 * has an account or a seat takes none, which a job finds out later: here both cases are the same, also in the
 * visible number of seats.
 */
export const registerUserForSponsorCommand = handle(
  registerUserForSponsor,
  async ({ input, tx, app, now, services, remoteAddress, refuse, actForSponsor }) => {
    const { emailAddress, registrationLinkSlug } = input
    const found = app.appEnabledFeatures.includes('SPONSORS')
      ? await findSponsorBySlug({ tx, actForSponsor }, registrationLinkSlug)
      : null
    if (!found) return refuse('sponsor-link-not-valid')
    const asker = { emailAddress, networkKey: services.limits.siteKey(remoteAddress), now }
    // Most requests of a burst are refused here, without waiting for the lock.
    if (isFull(found.availableSeats, await readLinkUse(tx, found.id, asker)))
      return refuse('no-seat-available')
    const sponsor = await lockSponsor(tx, found.id, registrationLinkSlug)
    if (!sponsor) return refuse('sponsor-link-not-valid')
    const use = await readLinkUse(tx, sponsor.id, asker)
    if (isFull(sponsor.availableSeats, use)) return refuse('no-seat-available')
    if (!use.isHolder) {
      if (!mayBegin(sponsor.availableSeats, use.unconfirmed))
        return refuse('too-many-requests', { retryAfterSeconds: SHARE_RETRY_SECONDS })
      await beginSeat(tx, sponsor.id, asker)
    }
    await reserveSeat(tx, sponsor.id, asker, ticksOf(input))
    await takeAccountRequest(tx, { kind: 'REGISTRATION', emailAddress }, now)
    return {}
  },
)
