import {
  deleteUserGoalProposalAsManager,
  GOAL_PROPOSAL,
  type ManagedGoalProposal,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { deleteDialog } from '../../../authoring/delete-dialog.tsx'

export default deleteDialog<ManagedGoalProposal>(GOAL_PROPOSAL, deleteUserGoalProposalAsManager, {
  message: 'Zielvorschlag wurde gelöscht.',
  consequences: ({ title }) => (
    <>
      <p>„{title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.</p>
      <p>Wer sich dieses Ziel schon ausgesucht hat, behält es.</p>
    </>
  ),
})
