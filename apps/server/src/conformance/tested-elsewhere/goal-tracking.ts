import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/goal-tracking/operations/get-user-goal-progress-query.test.ts': [
    'deleteUserGoal',
    'logUserGoalRatingRejection',
    'markUserGoalAsCelebrated',
    'updateUserGoal',
  ],
  'contexts/goal-tracking/operations/goal-proposals-as-manager.test.ts': [
    'createUserGoalProposalAsManager',
    'deleteUserGoalProposalAsManager',
    'getUserGoalProposals',
    'getUserGoalProposalsAsManager',
    'updateUserGoalProposalAsManager',
  ],
}
