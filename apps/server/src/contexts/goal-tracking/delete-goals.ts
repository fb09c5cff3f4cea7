import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { userGoal, userGoalRatingRejection } from './database/tables.ts'

/** The points earned by goals stay. */
export const deleteGoalsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(userGoal).where(eq(userGoal.userId, userId))
  await tx.delete(userGoalRatingRejection).where(eq(userGoalRatingRejection.userId, userId))
}
