import { deleteUserGoalProposalAsManager } from '@wohlauf/contract/goal-proposals-as-manager'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { userGoalProposal } from '../tables.ts'

export const deleteUserGoalProposalAsManagerCommand = handle(
  deleteUserGoalProposalAsManager,
  async ({ input, tx, refuse }) => {
    const { rowCount } = await tx
      .delete(userGoalProposal)
      .where(eq(userGoalProposal.id, input.userGoalProposalId))
    return rowCount === 1 ? {} : refuse('not-found')
  },
)
