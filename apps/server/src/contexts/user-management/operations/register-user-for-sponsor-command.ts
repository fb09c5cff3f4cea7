import { registerUserForSponsor } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { countUsedSeats, findSponsorBySlug, freeSeats, lockSponsor, seat } from '../../sponsors/index.ts'
import { takeAccountRequest } from '../account-requests.ts'
import { waitForMailTo } from '../mail-limits.ts'

/**
 * Takes a seat for the address under the sponsor's lock, so that the last one goes once. An address that has an account or a
 * seat takes none, which is found out by a job: here both are the same.
 */
export const registerUserForSponsorCommand = handle(
  registerUserForSponsor,
  async ({ input, tx, app, now, services, remoteAddress, refuse }) => {
    const { emailAddress, registrationLinkSlug } = input
    const found = app.appEnabledFeatures.includes('SPONSORS')
      ? await findSponsorBySlug(tx, registrationLinkSlug)
      : null
    if (!found) return refuse('sponsor-link-not-valid')
    // Most of a rush is told here, without a queue at the lock.
    if (freeSeats(found.availableSeats, await countUsedSeats(tx, found.id)) === 0)
      return refuse('no-seat-available')
    const retryAfterSeconds = await waitForMailTo(services, app.appId, emailAddress, now, {
      kind: 'registration-from-network',
      remoteAddress,
    })
    if (retryAfterSeconds > 0) return refuse('too-many-requests', { retryAfterSeconds })

    const sponsor = await lockSponsor(tx, found.id)
    if (!sponsor || freeSeats(sponsor.availableSeats, await countUsedSeats(tx, sponsor.id)) === 0)
      return refuse('no-seat-available')
    await tx
      .insert(seat)
      .values({
        sponsorId: sponsor.id,
        emailAddress,
        status: 'REGISTRATION_STARTED',
        createdAt: now,
        updatedAt: now,
      })
      // A seat that the address has already is written over with itself: the same work either way.
      .onConflictDoUpdate({ target: [seat.appId, seat.emailAddress], set: { updatedAt: seat.updatedAt } })
    await takeAccountRequest(tx, { kind: 'REGISTRATION', emailAddress }, now)
    return {}
  },
)
