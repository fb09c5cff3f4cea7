import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { userGoalRatingRejection } from './database/tables.ts'

export const lastRejection = async (tx: Tx, userId: string): Promise<Date | null> => {
  const [rejection] = await tx
    .select({ rejectedAt: userGoalRatingRejection.rejectedAt })
    .from(userGoalRatingRejection)
    .where(eq(userGoalRatingRejection.userId, userId))
  return rejection?.rejectedAt ?? null
}
