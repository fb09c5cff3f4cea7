import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { availableSeatsChange, sponsor } from '../database/tables.ts'

/** Adds a row to the history of a sponsor's seats, from its creation on. */
export const recordAvailableSeats = async (
  tx: Tx,
  sponsorId: string,
  availableSeats: number,
  changedAt: Date,
): Promise<void> => {
  await tx.insert(availableSeatsChange).values({ sponsorId, availableSeats, changedAt })
}

/** Changes the number of seats, with its row in the history. The sponsor is locked by then. */
export const changeAvailableSeats = async (
  tx: Tx,
  { sponsorId, availableSeats, revision }: { sponsorId: string; availableSeats: number; revision: number },
  now: Date,
): Promise<void> => {
  await tx.update(sponsor).set({ availableSeats, revision }).where(eq(sponsor.id, sponsorId))
  await recordAvailableSeats(tx, sponsorId, availableSeats, now)
}
