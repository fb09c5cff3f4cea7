import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { paged } from '../paging.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { CalendarDate, Id } from '../values/values.ts'

/** Somebody whose seat was revoked and whose account still exists: what managers saw of the seat, and no more. */
export const Departure = z.object({
  departureId: Id,
  /** Of the seat; a later change of the account's address does not change it. */
  emailAddress: ShownAddress,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The Berlin day on which the account is deleted. */
  deletedOn: CalendarDate,
})
export type Departure = z.infer<typeof Departure>

/** By their addresses. A sponsor's manager gets only those of the own sponsor. */
export const getDeparturesAsManager = query('sponsors/get-departures-as-manager-query', {
  audience: 'manager',
  feature: 'SPONSORS',
  ...paged({ sponsorId: Id }, Departure),
})
