import { freeSeats } from '@wohlauf/contract/rules/seat-use'
import type { RegistrationLinkRules } from '@wohlauf/contract/seats/link-rules'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type PagedList, pageOf } from '../../../../platform/http/lists/page.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { seat } from '../../database/tables.ts'
import { countDepartures, findLeavingRules } from '../../leave/departures.ts'
import { registrationLinkOf } from '../../register/registration-link.ts'
import { countRegistrationsByLink } from '../../register/seat-reservations.ts'
import { countSeatsByStatus, isFoundBy, seatColumns } from '../seat-list.ts'
import { findSponsor, type Sponsor } from '../sponsor-seats.ts'

const SEATS: PagedList = { name: 'sponsor-seats', by: [seat.emailAddress], id: seat.id, order: 'ascending' }

const rulesOf = async (tx: Tx, sponsor: Sponsor): Promise<RegistrationLinkRules> => {
  const { allowedDomains, endsOn, maxRegistrations } = sponsor
  return {
    allowedDomains,
    endsOn,
    maxRegistrations,
    registrations: await countRegistrationsByLink(tx, sponsor),
  }
}

export const getSponsorSeatsAsManagerQuery = handle(getSponsorSeatsAsManager, async (context) => {
  const { input, tx, app, services, refuse } = context
  const sponsor = await findSponsor(tx, input.sponsorId)
  if (!sponsor) return refuse('not-found')
  const page = pageOf(SEATS, context)
  const rows = await tx
    .select({ key: page.key, seat: seatColumns })
    .from(seat)
    .where(
      and(
        eq(seat.sponsorId, sponsor.id),
        input.status && eq(seat.status, input.status),
        isFoundBy(input.search),
        page.condition,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const { items, next } = page.answer(rows, ({ seat: { updatedAt, undeliverableSince, ...rest } }) => ({
    ...rest,
    updatedAt: updatedAt.toISOString(),
    // A person who has not finished has a link, or gets one when it is copied.
    hasRegistrationLink: rest.status !== 'ACCEPTED',
    isUndeliverable: rest.status !== 'ACCEPTED' && undeliverableSince !== null,
  }))
  const { graceDays } = await findLeavingRules(tx)
  const seatsByStatus = await countSeatsByStatus(tx, sponsor.id)
  const usedSeats = Object.values(seatsByStatus).reduce((sum, each) => sum + each, 0)
  const { name, availableSeats, registrationLinkSlug: slug } = sponsor
  return {
    sponsorName: name,
    freeSeats: freeSeats(availableSeats, usedSeats),
    availableSeats,
    graceDaysAfterRevoking: graceDays,
    departures: await countDepartures(tx, sponsor.id),
    seatsByStatus,
    ...(slug === null
      ? {}
      : {
          registrationLink: registrationLinkOf(services, app, slug),
          registrationLinkRules: await rulesOf(tx, sponsor),
        }),
    seats: items,
    next,
  }
})
