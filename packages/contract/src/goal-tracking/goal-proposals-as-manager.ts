import * as z from 'zod/mini'
import { actionOn, changeOf, creationOf, itemKind } from '../managed-items.ts'
import { command, query } from '../operation.ts'
import { EmptyObject, Id, Instant, Revision, ShortText } from '../values/values.ts'

// The specification has the list below `goal-tracking`, and its changes below `user-progress`.

export const ManagedGoalProposal = z.object({
  userGoalProposalId: Id,
  title: z.string(),
  createdAt: Instant,
  revision: Revision,
})
export type ManagedGoalProposal = z.infer<typeof ManagedGoalProposal>

/** Oldest first. */
export const getUserGoalProposalsAsManager = query('goal-tracking/get-user-goal-proposals-as-manager-query', {
  audience: 'app-manager',
  feature: 'GOAL_TRACKING',
  input: EmptyObject,
  output: z.array(ManagedGoalProposal),
})

export const GOAL_PROPOSAL = itemKind({
  id: 'userGoalProposalId',
  name: 'Zielvorschlag',
  feature: 'GOAL_TRACKING',
  written: { title: ShortText },
  invalidates: () => [getUserGoalProposalsAsManager],
})

export const createUserGoalProposalAsManager = command(
  'user-progress/create-user-goal-proposal-as-manager-command',
  creationOf(GOAL_PROPOSAL),
)

/** Goals that users made from it keep their titles. */
export const updateUserGoalProposalAsManager = command(
  'user-progress/update-user-goal-proposal-as-manager-command',
  changeOf(GOAL_PROPOSAL),
)

/** Goals that users made from it stay. */
export const deleteUserGoalProposalAsManager = command(
  'user-progress/delete-user-goal-proposal-as-manager-command',
  actionOn(GOAL_PROPOSAL, 'gelöscht'),
)
