import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { findReservation, seat } from '../sponsors/index.ts'
import { findLink } from './mailed-links.ts'

/**
 * The seat that a mailed link is to fill, and what was agreed to when the registration began by a sponsor's link; null when
 * the link opens nothing any more. Held until the transaction ends. Who was invited has not been asked for anything yet.
 */
export const findPendingRegistration = async (tx: Tx, token: string, now: Date) => {
  const link = await findLink(tx, token, ['INVITATION', 'REGISTRATION'], now)
  if (!link?.seatId) return null
  const [found] = await tx
    .select()
    .from(seat)
    .where(and(eq(seat.id, link.seatId), ne(seat.status, 'ACCEPTED')))
    .for('update')
  if (!found) return null
  return { seat: found, begun: link.purpose === 'REGISTRATION' ? await findReservation(tx, found) : null }
}
