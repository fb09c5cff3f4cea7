import { and, eq, exists, gte, isNull, lt, not } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { seat, seatReservation, sponsor } from '../database/tables.ts'

/**
 * Frees seats and reservations at the same moment, so that it cannot be observed whether a reservation had a
 * seat.
 * @param before registrations begun earlier have expired
 */
export const freeUnconfirmedSeats = async (tx: Tx, before: Date): Promise<void> => {
  const isOld = lt(seatReservation.startedAt, before)
  const isOldSeat = and(
    eq(seat.status, 'REGISTRATION_STARTED'),
    isNull(seat.accountId),
    lt(seat.updatedAt, before),
    not(
      exists(
        tx
          .select({ address: seatReservation.emailAddress })
          .from(seatReservation)
          .where(
            and(eq(seatReservation.emailAddress, seat.emailAddress), gte(seatReservation.startedAt, before)),
          ),
      ),
    ),
  )
  const ofReservations = await tx
    .selectDistinct({ id: seatReservation.sponsorId })
    .from(seatReservation)
    .where(isOld)
  const ofSeats = await tx.selectDistinct({ id: seat.sponsorId }).from(seat).where(isOldSeat)
  const ids = [...new Set([...ofReservations, ...ofSeats].map(({ id }) => id))]
  if (ids.length === 0) return
  // Locks the sponsors against new registrations meanwhile. Seats are locked before reservations, in the
  // order of a confirmation.
  await tx
    .select({ id: sponsor.id })
    .from(sponsor)
    .where(anyOf(sponsor.id, ids))
    .orderBy(sponsor.id)
    .for('update')
  await tx.delete(seat).where(and(anyOf(seat.sponsorId, ids), isOldSeat))
  await tx.delete(seatReservation).where(and(anyOf(seatReservation.sponsorId, ids), isOld))
}
