import { deleteUserGoal, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'

type DeleteGoalDialogProps = { goal: UserGoal; isOpen: boolean; onClose: () => void }

const DeleteGoalDialog = ({ goal, isOpen, onClose }: DeleteGoalDialogProps) => {
  const { send, isPending } = useHealthCommand(deleteUserGoal, {
    onSuccess: () => {
      notify('success', 'Das Ziel wurde gelöscht.')
      onClose()
    },
    onError: ({ status }) => {
      if (status === 404) onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Ziel löschen"
      confirmLabel="Ziel löschen"
      isFinal
      isPending={isPending}
      onConfirm={() => send({ userGoalId: goal.userGoalId })}
    >
      <p>„{goal.title}“ wird mit allen Bewertungen gelöscht. Das lässt sich nicht rückgängig machen.</p>
      <p>Deine Gesundheitspunkte behältst du.</p>
    </ConfirmDialog>
  )
}

export default DeleteGoalDialog
