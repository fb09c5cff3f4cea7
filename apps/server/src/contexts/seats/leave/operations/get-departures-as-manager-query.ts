import { getDeparturesAsManager } from '@wohlauf/contract/seats/managed-departures'
import { and, eq } from 'drizzle-orm'
import { type PagedList, pageOf } from '../../../../platform/http/lists/page.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { accountDeparture } from '../../database/tables.ts'
import { deletionDay } from '../../rules/grace-period.ts'
import { findSponsor } from '../../sponsors/sponsor-seats.ts'

const DEPARTURES: PagedList = {
  name: 'account-departures',
  by: [accountDeparture.emailAddress],
  id: accountDeparture.id,
  order: 'ascending',
}

export const getDeparturesAsManagerQuery = handle(getDeparturesAsManager, async (context) => {
  const { input, tx, refuse } = context
  const sponsor = await findSponsor(tx, input.sponsorId)
  if (!sponsor) return refuse('not-found')
  const page = pageOf(DEPARTURES, context)
  const rows = await tx
    .select({ key: page.key, departure: accountDeparture })
    .from(accountDeparture)
    .where(and(eq(accountDeparture.sponsorId, sponsor.id), page.condition))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, ({ departure: { id, emailAddress, firstName, lastName, endsOn } }) => ({
    departureId: id,
    emailAddress,
    firstName,
    lastName,
    deletedOn: deletionDay(endsOn),
  }))
})
