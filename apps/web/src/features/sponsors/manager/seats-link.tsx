import type { ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { OPENS_ROW } from '../../../authoring/list/opens-row.ts'
import { RouteLink } from '../../../routes/route-link.tsx'

/** Specification, managers, section 2. */
export const SeatsLink = ({ sponsor: { sponsorId, name } }: { sponsor: ManagedSponsor }) => (
  <RouteLink to="manage-sponsors-manage-seats" params={{ sponsorId }} {...OPENS_ROW}>
    {name}
  </RouteLink>
)
