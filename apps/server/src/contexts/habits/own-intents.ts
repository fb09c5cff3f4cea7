import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { habit, habitIntent } from './database/tables.ts'

export type Intent = typeof habitIntent.$inferSelect
export type OwnIntent = { intent: Intent; offeredHabit: typeof habit.$inferSelect }

/** Oldest first. */
export const ownIntents = (tx: Tx, userId: string): Promise<OwnIntent[]> =>
  tx
    .select({ intent: habitIntent, offeredHabit: habit })
    .from(habitIntent)
    .innerJoin(habit, eq(habit.id, habitIntent.habitId))
    .where(eq(habitIntent.userId, userId))
    .orderBy(habitIntent.createdAt, habitIntent.id)

/** Undefined when it belongs to another user. */
export const findOwnIntent = async (
  tx: Tx,
  userId: string,
  habitIntentId: string,
): Promise<OwnIntent | undefined> => {
  const [row] = await tx
    .select({ intent: habitIntent, offeredHabit: habit })
    .from(habitIntent)
    .innerJoin(habit, eq(habit.id, habitIntent.habitId))
    .where(and(eq(habitIntent.userId, userId), eq(habitIntent.id, habitIntentId)))
  return row
}
