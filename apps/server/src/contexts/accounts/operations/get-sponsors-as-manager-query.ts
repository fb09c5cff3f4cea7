import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findSponsorsWithUsedSeats } from '../../seats/index.ts'
import { findUndeliverableStaff } from '../undeliverable-staff.ts'

const BY_NAME = new Intl.Collator('de', { numeric: true })

export const getSponsorsAsManagerQuery = handle(getSponsorsAsManager, async ({ tx, app }) => {
  const sponsors = await findSponsorsWithUsedSeats(tx)
  const undeliverableOf = await findUndeliverableStaff(tx, app.appId)
  return sponsors
    .map((each) => ({ ...each, ...undeliverableOf(each.sponsorId) }))
    .sort((one, other) => BY_NAME.compare(one.name, other.name))
})
