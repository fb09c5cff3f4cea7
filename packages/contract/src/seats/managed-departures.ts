import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { paged } from '../paging.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { CalendarDate, Id } from '../values/values.ts'

/** The values of the seat that managers could see, and no others. */
export const Departure = z.object({
  departureId: Id,
  /** The seat's address; a later change of the account's address does not change it. */
  emailAddress: ShownAddress,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The Berlin day on which the account is deleted. */
  deletedOn: CalendarDate,
})
export type Departure = z.infer<typeof Departure>

/** Sorted by address. A sponsor's manager gets only those of their own sponsor. */
export const getDeparturesAsManager = query('sponsors/get-departures-as-manager-query', {
  audience: 'manager',
  feature: 'SPONSORS',
  ...paged({ sponsorId: Id }, Departure),
})
