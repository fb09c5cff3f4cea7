import {
  createUserGoalProposalAsManager,
  deleteUserGoalProposalAsManager,
  getUserGoalProposalsAsManager,
  updateUserGoalProposalAsManager,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { getUserGoalProposals } from '@wohlauf/contract/goal-tracking/goal-tracking'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  'proposals of goals': {
    id: 'userGoalProposalId',
    table: 'user_goal_proposal',
    create: createUserGoalProposalAsManager,
    created: { title: 'Neu' },
    other: { title: 'Anders' },
    update: updateUserGoalProposalAsManager,
    remove: deleteUserGoalProposalAsManager,
    read: getUserGoalProposalsAsManager,
    readAsLearner: getUserGoalProposals,
    createRow: (testServer, app) => testServer.createGoalProposal(app),
  },
}
