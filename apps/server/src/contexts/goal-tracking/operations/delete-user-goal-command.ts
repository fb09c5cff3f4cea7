import { deleteUserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { and, eq } from 'drizzle-orm'
import { recordDeletedId } from '../../../platform/deleted-ids/deleted-ids.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { userGoal } from '../database/tables.ts'

export const deleteUserGoalCommand = handle(deleteUserGoal, async ({ input, tx, user, now, refuse }) => {
  const { userGoalId } = input
  const { rowCount } = await tx
    .delete(userGoal)
    .where(and(eq(userGoal.userId, user.id), eq(userGoal.id, userGoalId)))
  if (rowCount !== 1) return refuse('not-found')
  recordDeletedId(tx, userGoalId, { userId: user.id, deletedAt: now })
  return {}
})
