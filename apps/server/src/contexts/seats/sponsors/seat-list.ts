import { storedFormOfPart } from '@wohlauf/contract/values/email-address'
import { count, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type SeatStatus, seat } from '../database/tables.ts'

/** The columns of a seat that a sponsor sees. */
export const seatColumns = {
  usedSeatId: seat.id,
  emailAddress: seat.emailAddress,
  firstName: seat.firstName,
  lastName: seat.lastName,
  status: seat.status,
  updatedAt: seat.updatedAt,
  undeliverableSince: seat.undeliverableSince,
}

/**
 * Matches part of the address, or of the full name. No index is needed: the sponsor's seats are read in their order
 * until the page is full (docs/decisions/0032).
 */
export const isFoundBy = (search: string | undefined) =>
  search
    ? sql`(strpos(lower(concat_ws(' ', ${seat.emailAddress}, ${seat.firstName}, ${seat.lastName})), lower(${search})) > 0
        OR strpos(${seat.emailAddress}, ${storedFormOfPart(search)}) > 0)`
    : undefined

/** All of a sponsor's seats in use, at one moment. */
export const countSeatsByStatus = async (tx: Tx, sponsorId: string): Promise<Record<SeatStatus, number>> => {
  const rows = await tx
    .select({ status: seat.status, seats: count() })
    .from(seat)
    .where(eq(seat.sponsorId, sponsorId))
    .groupBy(seat.status)
  const counts = { INVITED: 0, REGISTRATION_STARTED: 0, ACCEPTED: 0 }
  for (const { status, seats } of rows) counts[status] = seats
  return counts
}
