import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { seat } from './database/tables.ts'

type SeatHolder = { emailAddress: string; now: Date }

/** Takes a seat unless the address has one already, possibly of another sponsor. @returns its id, or null */
const takeSeat = async (
  tx: Tx,
  sponsorId: string,
  status: 'INVITED' | 'REGISTRATION_STARTED',
  { emailAddress, now }: SeatHolder,
): Promise<string | null> => {
  const [seatRow] = await tx
    .insert(seat)
    .values({
      sponsorId,
      emailAddress,
      status,
      isByLink: status === 'REGISTRATION_STARTED',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: seat.id })
  return seatRow?.id ?? null
}

/** Takes a seat for an invited address. @returns null when another sponsor has taken one for it meanwhile */
export const inviteToSeat = (tx: Tx, sponsorId: string, holder: SeatHolder): Promise<string | null> =>
  takeSeat(tx, sponsorId, 'INVITED', holder)

/** An address that has a seat keeps it, without a visible difference. */
export const beginSeat = async (tx: Tx, sponsorId: string, holder: SeatHolder): Promise<void> => {
  await takeSeat(tx, sponsorId, 'REGISTRATION_STARTED', holder)
}

/** Frees the seat of a registration whose address turns out to have an account. */
export const releaseBegunSeat = async (tx: Tx, emailAddress: string): Promise<void> => {
  const isBegun = and(eq(seat.status, 'REGISTRATION_STARTED'), isNull(seat.accountId))
  await tx.delete(seat).where(and(eq(seat.emailAddress, emailAddress), isBegun))
}

/** Null when the address has no seat. */
export const findSeatId = async (tx: Tx, emailAddress: string): Promise<string | null> => {
  const [row] = await tx.select({ id: seat.id }).from(seat).where(eq(seat.emailAddress, emailAddress))
  return row?.id ?? null
}

/** Records since when mails to a seat's address cannot be delivered; null once one was accepted. Only for jobs. */
export const recordSeatDelivery = async (tx: Tx, seatId: string, since: Date | null): Promise<void> => {
  const isChange = since ? isNull(seat.undeliverableSince) : isNotNull(seat.undeliverableSince)
  await tx
    .update(seat)
    .set({ undeliverableSince: since })
    .where(and(eq(seat.id, seatId), isChange))
}
