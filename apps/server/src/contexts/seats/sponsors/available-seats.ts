import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { availableSeatsChange, sponsor } from '../database/tables.ts'

export const recordAvailableSeats = async (
  tx: Tx,
  sponsorId: string,
  availableSeats: number,
  changedAt: Date,
): Promise<void> => {
  await tx.insert(availableSeatsChange).values({ sponsorId, availableSeats, changedAt })
}

/** The caller has locked the sponsor. */
export const changeAvailableSeats = async (
  tx: Tx,
  { sponsorId, availableSeats, revision }: { sponsorId: string; availableSeats: number; revision: number },
  now: Date,
): Promise<void> => {
  await tx.update(sponsor).set({ availableSeats, revision }).where(eq(sponsor.id, sponsorId))
  await recordAvailableSeats(tx, sponsorId, availableSeats, now)
}
