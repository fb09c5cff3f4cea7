import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, Id } from '../values/values.ts'
import { getDeparturesAsManager } from './managed-departures.ts'
import { getSponsorsAsManager } from './managed-sponsors.ts'
import { getSponsorSeatsAsManager } from './sponsor-seats.ts'

/** Gives the account a free seat of the sponsor and its access again. Repeating it gives the same answer. */
export const undoDepartureAsManager = command('sponsors/undo-departure-as-manager-command', {
  audience: 'manager',
  feature: 'SPONSORS',
  audit: { title: 'Entzug einer Lizenz rückgängig gemacht' },
  input: z.object({ departureId: Id }),
  output: EmptyObject,
  refusals: ['no-seat-for-return', 'address-has-seat'],
  invalidates: () => [getDeparturesAsManager, getSponsorSeatsAsManager, getSponsorsAsManager],
})
