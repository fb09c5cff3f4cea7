import { getSponsorsAsManager } from '@wohlauf/contract/managed-sponsors'
import { count, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { seat, sponsor } from '../tables.ts'

const BY_NAME = new Intl.Collator('de', { numeric: true })

export const getSponsorsAsManagerQuery = handle(getSponsorsAsManager, async ({ tx }) => {
  const sponsors = await tx
    .select({
      sponsorId: sponsor.id,
      name: sponsor.name,
      availableSeats: sponsor.availableSeats,
      usedSeats: count(seat.id),
      revision: sponsor.revision,
    })
    .from(sponsor)
    .leftJoin(seat, eq(seat.sponsorId, sponsor.id))
    .groupBy(sponsor.appId, sponsor.id)
  return sponsors.sort((one, other) => BY_NAME.compare(one.name, other.name))
})
