import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { Id, Revision } from '../values/values.ts'

export const ManagedSponsor = z.object({
  sponsorId: Id,
  name: z.string(),
  availableSeats: z.int(),
  /** A seat counts as used from its invitation, or from the start of a registration. */
  usedSeats: z.int(),
  /**
   * Its invited managers whose address the mail server refuses, or whose mail it has not accepted for a day;
   * omitted if no manager is affected.
   */
  undeliverableInvitations: z.optional(z.array(ShownAddress)),
  revision: Revision,
})
export type ManagedSponsor = z.infer<typeof ManagedSponsor>

/** Sorted by name. */
export const getSponsorsAsManager = query('sponsors/get-sponsors-as-manager-query', {
  audience: 'app-manager',
  feature: 'SPONSORS',
  input: z.object({}),
  output: z.array(ManagedSponsor),
})
