import { freeSeats } from '@wohlauf/contract/rules/seat-use'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { INVITATION_MESSAGES } from '@wohlauf/contract/values/accounts/invited-addresses'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { writeMails } from '../../../../platform/mail/write-mail.ts'
import { storeRegistrationRequests } from '../../../mailed-links/index.ts'
import { inviteToSeat } from '../../seats.ts'
import { countUsedSeats, lockSponsor } from '../../sponsors/sponsor-seats.ts'
import { findKnownAddresses } from '../known-addresses.ts'
import { invitationMail } from '../mails/invitation.ts'
import { createInvitationMail } from '../seat-links.ts'

/**
 * Invites all or none; a thousand of them are a burst of mails. The lock on the sponsor prevents the last seat from
 * being taken twice.
 */
export const inviteUsersAsManagerCommand = handle(inviteUsersAsManager, async (context) => {
  const { input, tx, user, now, refuse } = context
  const sponsor = await lockSponsor(tx, input.sponsorId)
  if (!sponsor) return refuse('not-found')

  const knownAddresses = await findKnownAddresses(tx, input.emailAddresses)
  const addresses = new Set(knownAddresses.map(({ emailAddress }) => emailAddress))
  const visible = new Set(
    knownAddresses.filter(({ isVisible }) => isVisible).map(({ emailAddress }) => emailAddress),
  )
  const free = freeSeats(sponsor.availableSeats, await countUsedSeats(tx, sponsor.id))
  // Each address whose state must not be revealed needs a free seat: otherwise a list with none would reveal it.
  if (input.emailAddresses.filter((address) => !visible.has(address)).length > free)
    return refuse('too-few-seats', { fields: { emailAddresses: INVITATION_MESSAGES.seatsLeft(free) } })

  const mails = []
  for (const emailAddress of input.emailAddresses) {
    if (addresses.has(emailAddress)) continue
    const seatId = await inviteToSeat(tx, sponsor.id, { emailAddress, now })
    if (seatId) mails.push(await createInvitationMail(context, { id: seatId, emailAddress, sponsor }))
    // Another sponsor has taken the address at this moment.
    else if (user.role === 'ROLE_APP_MANAGER') visible.add(emailAddress)
  }
  await writeMails(tx, invitationMail, mails)
  // A job finds out which accounts exist, as it does for a registration.
  const withAccount = knownAddresses
    .filter(({ hasAccount }) => hasAccount)
    .map(({ emailAddress }) => emailAddress)
  await storeRegistrationRequests(tx, withAccount, now)
  return { alreadyKnown: input.emailAddresses.filter((address) => visible.has(address)) }
})
