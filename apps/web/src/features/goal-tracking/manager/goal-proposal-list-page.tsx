import {
  GOAL_PROPOSAL,
  getUserGoalProposalsAsManager,
  type ManagedGoalProposal,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import IconTrash from '~icons/tabler/trash'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'

const GoalProposalDialog = lazyDialog(() => import('./goal-proposal-dialog.tsx'))
const DeleteGoalProposalDialog = lazyDialog(() => import('./delete-goal-proposal-dialog.tsx'))

export default managedListPage<ManagedGoalProposal>({
  kind: GOAL_PROPOSAL,
  title: 'Zielvorschläge',
  query: getUserGoalProposalsAsManager,
  emptyText: 'Noch keine Zielvorschläge angelegt.',
  nameOf: ({ title }) => title,
  rowOf: ({ createdAt }) => ({ note: `Erstellt am ${germanDate(createdAt)}` }),
  NewDialog: GoalProposalDialog,
  actions: [
    editing(GoalProposalDialog),
    { label: 'Löschen', icon: IconTrash, isFinal: true, Dialog: DeleteGoalProposalDialog },
  ],
})
