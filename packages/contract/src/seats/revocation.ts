import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, Id } from '../values/values.ts'
import { getDeparturesAsManager } from './managed-departures.ts'
import { getSponsorsAsManager } from './managed-sponsors.ts'
import { getSponsorSeatsAsManager, ofSeats, SeatStatus } from './sponsor-seats.ts'

/**
 * Ends an invitation, or the access to an account, which is deleted after the app's days of grace. Repeating it
 * succeeds.
 */
export const revokeSeatAsManager = command('sponsors/revoke-seat-as-manager-command', {
  ...ofSeats,
  needsFreshLogin: true,
  audit: { title: 'Lizenz zurückgezogen' },
  input: z.object({
    usedSeatId: Id,
    /** The status for which the manager saw the consequence. If it has changed since, the call is refused as `conflict`. */
    status: z.optional(SeatStatus),
    graceDaysAfterRevoking: z.optional(z.int()),
  }),
  output: EmptyObject,
  refusals: ['conflict', 'too-many-revocations'],
  invalidates: () => [getSponsorSeatsAsManager, getSponsorsAsManager, getDeparturesAsManager],
})
