import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { InvitationAnswer, InvitedAddresses, MAX_ADDRESSES } from '../values/accounts/invited-addresses.ts'
import { EmailAddress, EmptyObject, Id, Instant } from '../values/values.ts'
import { getSponsorsAsManager } from './managed-sponsors.ts'
import { getSponsorSeatsAsManager, ofSeats } from './sponsor-seats.ts'

/** Answers the review of an import. */
export const getKnownAddressesAsManager = query('sponsors/get-known-addresses-as-manager-query', {
  audience: 'manager',
  feature: 'SPONSORS',
  input: z.object({
    sponsorId: Id,
    emailAddresses: z.array(EmailAddress).check(z.minLength(1), z.maxLength(MAX_ADDRESSES)),
  }),
  /**
   * For an app's manager those with an account or any seat in this app; for a sponsor's manager those with a seat
   * of their own sponsor.
   */
  output: z.object({ knownAddresses: z.array(z.string()) }),
  limits: ['address-check-of-user'],
})

/**
 * A sponsor's manager invites only for their own sponsor. An address that already has a seat or an account takes
 * no seat. The answer names it, to a sponsor's manager only one with a seat of their own sponsor: the number of
 * free seats says how many of the others were not invited.
 */
export const inviteUsersAsManager = command('sponsors/invite-users-as-manager-command', {
  ...ofSeats,
  audit: { title: 'Benutzer eingeladen' },
  input: z.object({
    sponsorId: Id,
    emailAddresses: InvitedAddresses,
  }),
  output: InvitationAnswer,
  limits: ['invitation-of-user'],
  refusals: ['too-few-seats'],
  invalidates: () => [getSponsorSeatsAsManager, getKnownAddressesAsManager, getSponsorsAsManager],
})

/** The mail has a new link, and the former ones end. */
export const resendInviteAsManager = command('sponsors/resend-invite-as-manager-command', {
  ...ofSeats,
  audit: { title: 'Einladung erneut verschickt' },
  input: z.object({ usedSeatId: Id }),
  output: EmptyObject,
  limits: ['invitation-of-user'],
  limitsInHandler: ['registration-mail-to-address'],
  refusals: ['seat-already-accepted'],
})

/**
 * Returns a link for the manager to hand to the seat's owner: the mailed one while it is valid, otherwise a new one. The
 * address gets a mail when the account is made.
 */
export const copyCompletionLinkAsManager = command('sponsors/copy-completion-link-as-manager-command', {
  ...ofSeats,
  needsFreshLogin: true,
  audit: { title: 'Persönlicher Link kopiert' },
  input: z.object({ usedSeatId: Id }),
  output: z.object({ registrationLink: z.string(), validUntil: Instant }),
  limits: ['invitation-of-user'],
  refusals: ['seat-already-accepted'],
})
