import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { paged } from '../paging.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { Id, Instant, MAX_SHORT_TEXT } from '../values/values.ts'
import { RegistrationLinkRules } from './link-rules.ts'

/** Specification, manager area, section 4. */
export const SEAT_STATUSES = ['INVITED', 'REGISTRATION_STARTED', 'ACCEPTED'] as const
export const SeatStatus = z.enum(SEAT_STATUSES)
export type SeatStatus = z.infer<typeof SeatStatus>

export const Seat = z.object({
  usedSeatId: Id,
  /** When the seat was taken; a later change of the account's address does not change it. */
  emailAddress: ShownAddress,
  /** The account's; null until there is one. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  status: SeatStatus,
  /** Invited, begun or completed then; a repeated invitation counts. */
  updatedAt: Instant,
  /** The link itself is not in the list: handing it out is a command (`copyCompletionLinkAsManager`) that is audited. */
  hasRegistrationLink: z.boolean(),
  /**
   * The mail server has refused the last mail to the address, or has not accepted it for a day, and the
   * registration has not been completed since.
   */
  isUndeliverable: z.boolean(),
})
export type Seat = z.infer<typeof Seat>

const { input, output, refusals } = paged(
  {
    sponsorId: Id,
    status: z.optional(SeatStatus),
    /** Part of an address or a name, in any case. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SHORT_TEXT))),
  },
  Seat,
)

/** Sorted by address. A sponsor's manager gets only those of their own sponsor. */
export const getSponsorSeatsAsManager = query('sponsors/get-sponsor-seats-as-manager-query', {
  audience: 'manager',
  feature: 'SPONSORS',
  input,
  output: z.object({
    sponsorName: z.string(),
    freeSeats: z.int(),
    availableSeats: z.int(),
    graceDaysAfterRevoking: z.int(),
    departures: z.int(),
    /** All seats in use, independent of page and filter. */
    seatsByStatus: z.object({ INVITED: z.int(), REGISTRATION_STARTED: z.int(), ACCEPTED: z.int() }),
    /** The address of the sponsor's registration page; missing while there is no link. */
    registrationLink: z.optional(z.string()),
    registrationLinkRules: z.optional(RegistrationLinkRules),
    seats: output.shape.items,
    next: output.shape.next,
  }),
  refusals,
})

export const ofSeats = {
  audience: 'manager',
  feature: 'SPONSORS',
  invalidates: () => [getSponsorSeatsAsManager],
} as const
