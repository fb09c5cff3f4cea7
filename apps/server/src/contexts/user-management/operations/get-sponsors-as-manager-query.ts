import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import { count, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { seat, sponsor } from '../../sponsors/index.ts'
import { findUndeliverableStaff } from '../undeliverable-staff.ts'

const BY_NAME = new Intl.Collator('de', { numeric: true })

export const getSponsorsAsManagerQuery = handle(getSponsorsAsManager, async ({ tx, app }) => {
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
  const undeliverableOf = await findUndeliverableStaff(tx, app.appId)
  return sponsors
    .map((each) => ({ ...each, ...undeliverableOf(each.sponsorId) }))
    .sort((one, other) => BY_NAME.compare(one.name, other.name))
})
