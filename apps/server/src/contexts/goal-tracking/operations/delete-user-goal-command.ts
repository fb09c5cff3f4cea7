import { deleteUserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { userGoal } from '../database/tables.ts'

export const deleteUserGoalCommand = handle(deleteUserGoal, async ({ input, tx, user, refuse }) => {
  const { rowCount } = await tx
    .delete(userGoal)
    .where(and(eq(userGoal.userId, user.id), eq(userGoal.id, input.userGoalId)))
  return rowCount === 1 ? {} : refuse('not-found')
})
