import * as z from 'zod/mini'
import { creationOf, itemKind } from '../managed-items.ts'
import { command } from '../operation.ts'
import { SEAT_STEP } from '../rules/seat-use.ts'
import { InvitationAnswer, InvitedAddresses } from '../values/accounts/invited-addresses.ts'
import { EmptyObject, Id, NameText, Revision } from '../values/values.ts'
import { getSponsorsAsManager } from './managed-sponsors.ts'
import { isSponsorSlugValid } from './registration.ts'
import { getSponsorSeatsAsManager } from './sponsor-seats.ts'

/** Apart from MESSAGES, which the login page loads. */
export const SEATS_MESSAGES = {
  inTens: 'Lizenzen können nur in einer 10er Taktung vergeben werden',
  inUse: (usedSeats: number) => `Es sind bereits ${usedSeats} Lizenzen vergeben.`,
} as const

/** A hundred times the seats of the largest expected sponsor. */
const MAX_SEATS = 1_000_000

/** Specification, managers, section 5. */
const AvailableSeats = z.int().check(
  z.gte(SEAT_STEP),
  z.lte(MAX_SEATS),
  z.refine((seats) => seats % SEAT_STEP === 0, SEATS_MESSAGES.inTens),
)

export const SPONSOR = itemKind({
  id: 'sponsorId',
  name: 'Sponsor',
  feature: 'SPONSORS',
  written: { name: NameText, availableSeats: AvailableSeats },
  invalidates: () => [getSponsorsAsManager],
})

export const createSponsorAsManager = command(
  'sponsors/create-sponsor-as-manager-command',
  creationOf(SPONSOR),
)

const ofSponsor = { audience: 'app-manager', feature: 'SPONSORS' } as const

export const updateNameOfSponsorAsManager = command('sponsors/update-name-of-sponsor-as-manager-command', {
  ...ofSponsor,
  audit: { title: 'Name des Sponsors geändert' },
  input: z.object({ sponsorId: Id, name: NameText, revision: z.optional(Revision) }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => [
    getSponsorsAsManager,
    getSponsorSeatsAsManager,
    'sponsor-report/get-sponsor-report-as-manager-query',
    isSponsorSlugValid,
  ],
})

/** Never below the number of seats in use. Every change is stored: companies pay by it. */
export const updateAvailableSeatsOfSponsorAsManager = command(
  'sponsors/update-available-seats-of-sponsor-as-manager-command',
  {
    ...ofSponsor,
    audit: { title: 'Lizenzen des Sponsors angepasst' },
    input: z.object({ sponsorId: Id, availableSeats: AvailableSeats, revision: z.optional(Revision) }),
    output: EmptyObject,
    refusals: ['conflict', 'seats-in-use'],
    invalidates: () => [getSponsorsAsManager, getSponsorSeatsAsManager],
  },
)

/**
 * The account manages this sponsor's seats, without a seat of its own. An address that has an account or a seat is
 * named in the answer; the owner of an account gets a mail.
 */
export const inviteSponsorManagersAsManager = command('sponsors/invite-sponsor-managers-as-manager-command', {
  audience: 'app-manager',
  feature: 'SPONSORS',
  needsFreshLogin: true,
  audit: { title: 'Sponsor-Manager eingeladen' },
  limits: ['staff-invitation-of-user'],
  input: z.object({ sponsorId: Id, emailAddresses: InvitedAddresses }),
  output: InvitationAnswer,
})
