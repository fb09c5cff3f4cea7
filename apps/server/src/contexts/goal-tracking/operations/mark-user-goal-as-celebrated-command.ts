import { markUserGoalAsCelebrated } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { userGoal } from '../database/tables.ts'

/** Only after the goal was reached: a call that comes too early must not suppress the celebration. */
export const markUserGoalAsCelebratedCommand = handle(
  markUserGoalAsCelebrated,
  async ({ input, tx, user, now, refuse }) => {
    const { rowCount } = await tx
      .update(userGoal)
      .set({ celebratedAt: sql`CASE WHEN ${userGoal.reachedAt} IS NOT NULL THEN ${now}::timestamptz END` })
      .where(and(eq(userGoal.userId, user.id), eq(userGoal.id, input.userGoalId)))
    return rowCount === 1 ? {} : refuse('not-found')
  },
)
