import * as z from 'zod/mini'
import { getSponsorsAsManager } from './managed-sponsors.ts'
import { command, query } from './operation.ts'
import { paged } from './paging.ts'
import { getSponsorSeatsAsManager } from './sponsor-seats.ts'
import { CalendarDate, EmptyObject, Id } from './values.ts'

/** Somebody whose seat was taken back and whose account still exists: what managers saw of the seat, and no more. */
export const Departure = z.object({
  departureId: Id,
  /** Of the seat; a later change of the account's address does not change it. */
  emailAddress: z.string(),
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

/** Gives the account a free seat of the sponsor and its access again. Pressed twice it answers the same. */
export const undoDepartureAsManager = command('sponsors/undo-departure-as-manager-command', {
  audience: 'manager',
  feature: 'SPONSORS',
  audit: { title: 'Entzug einer Lizenz rückgängig gemacht' },
  input: z.object({ departureId: Id }),
  output: EmptyObject,
  refusals: ['no-seat-for-return', 'address-has-seat'],
  invalidates: () => [getDeparturesAsManager, getSponsorSeatsAsManager, getSponsorsAsManager],
})
