import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { habitIntent } from './tables.ts'

/** Everything that a user keeps as habits, with all that hangs on it; the points they brought stay. */
export const deleteHabitsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(habitIntent).where(eq(habitIntent.userId, userId))
}
