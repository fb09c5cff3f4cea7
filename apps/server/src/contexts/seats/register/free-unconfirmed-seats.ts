import { and, desc, eq, exists, gte, isNull, lt, not } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { seat, seatReservation, sponsor } from '../database/tables.ts'

const isOfAddress = eq(seatReservation.emailAddress, seat.emailAddress)

/** Seats of registrations that have expired at their sponsor. Asking for the mail again renews the reservation only. */
const isExpired = (tx: Tx, before: Date) =>
  and(
    eq(seat.status, 'REGISTRATION_STARTED'),
    isNull(seat.accountId),
    lt(seat.updatedAt, before),
    not(
      exists(
        tx
          .select({ address: seatReservation.emailAddress })
          .from(seatReservation)
          .where(
            and(
              isOfAddress,
              eq(seatReservation.sponsorId, seat.sponsorId),
              gte(seatReservation.startedAt, before),
            ),
          ),
      ),
    ),
  )

/** The expired seats whose address has begun a registration at another sponsor since, with the last such sponsor first. */
const findMoves = (tx: Tx, before: Date) =>
  tx
    .select({
      seatId: seat.id,
      sponsorId: seatReservation.sponsorId,
      startedAt: seatReservation.startedAt,
    })
    .from(seat)
    .innerJoin(seatReservation, isOfAddress)
    .where(and(isExpired(tx, before), gte(seatReservation.startedAt, before)))
    .orderBy(desc(seatReservation.startedAt))

/**
 * Frees seats and reservations at the same moment, so that it cannot be observed whether a reservation had a
 * seat. An address has one seat, also when it has begun registrations at several sponsors: it moves to the sponsor whose
 * reservation still runs, where it counts instead of that reservation.
 * @param before registrations begun earlier have expired
 */
export const freeUnconfirmedSeats = async (tx: Tx, before: Date): Promise<void> => {
  const isOld = lt(seatReservation.startedAt, before)
  const ofReservations = await tx
    .selectDistinct({ id: seatReservation.sponsorId })
    .from(seatReservation)
    .where(isOld)
  const ofSeats = await tx.selectDistinct({ id: seat.sponsorId }).from(seat).where(isExpired(tx, before))
  const leaving = [...new Set([...ofReservations, ...ofSeats].map(({ id }) => id))]
  if (leaving.length === 0) return
  const targets = (await findMoves(tx, before)).map(({ sponsorId }) => sponsorId)
  const ids = [...new Set([...leaving, ...targets])]
  // Locks the sponsors against registrations in the meantime. Seats are locked before reservations, as a
  // confirmation does.
  await tx
    .select({ id: sponsor.id })
    .from(sponsor)
    .where(anyOf(sponsor.id, ids))
    .orderBy(sponsor.id)
    .for('update')
  for (const { seatId, sponsorId, startedAt } of await findMoves(tx, before))
    if (ids.includes(sponsorId))
      await tx
        .update(seat)
        .set({ sponsorId, createdAt: startedAt, updatedAt: startedAt })
        .where(and(eq(seat.id, seatId), isExpired(tx, before)))
  await tx.delete(seat).where(and(anyOf(seat.sponsorId, leaving), isExpired(tx, before)))
  await tx.delete(seatReservation).where(and(anyOf(seatReservation.sponsorId, leaving), isOld))
}
