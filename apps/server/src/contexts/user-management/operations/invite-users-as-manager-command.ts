import { INVITATION_MESSAGES } from '@wohlauf/contract/invited-addresses'
import { inviteUsersAsManager } from '@wohlauf/contract/sponsor-seats'
import { handle } from '../../../platform/http/handler.ts'
import { countUsedSeats, freeSeats, inviteToSeat, lockSponsor } from '../../sponsors/index.ts'
import { takeAccountRequest } from '../account-requests.ts'
import { findKnownAddresses } from '../seats/known-addresses.ts'
import { mailCompletionLink } from '../seats/seat-links.ts'

/**
 * All or none: an invitation is a seat, its link and its mail. The lock on the sponsor prevents the last seat
 * from being taken twice.
 */
export const inviteUsersAsManagerCommand = handle(inviteUsersAsManager, async (context) => {
  const { input, tx, now, refuse } = context
  const sponsor = await lockSponsor(tx, input.sponsorId)
  if (!sponsor) return refuse('not-found')

  const known = await findKnownAddresses(tx, input.emailAddresses)
  const addresses = new Set(known.map(({ emailAddress }) => emailAddress))
  const invited = input.emailAddresses.filter((address) => !addresses.has(address))
  const free = freeSeats(sponsor.availableSeats, await countUsedSeats(tx, sponsor.id))
  if (invited.length > free)
    return refuse('too-few-seats', { fields: { emailAddresses: INVITATION_MESSAGES.seatsLeft(free) } })

  for (const emailAddress of invited) {
    const seatId = await inviteToSeat(tx, sponsor.id, { emailAddress, now })
    if (!seatId) {
      addresses.add(emailAddress)
      continue
    }
    await mailCompletionLink(context, { id: seatId, status: 'INVITED', emailAddress, sponsor })
  }
  // The manager must not learn which accounts exist: a job finds out, as it does for a registration.
  for (const { emailAddress } of known.filter(({ hasAccount }) => hasAccount))
    await takeAccountRequest(tx, { kind: 'REGISTRATION', emailAddress }, now)
  return { alreadyKnown: input.emailAddresses.filter((address) => addresses.has(address)) }
})
