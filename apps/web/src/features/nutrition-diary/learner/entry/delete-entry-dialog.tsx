import { deleteNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { useHealthCommand } from '../../../../forms/use-health-command.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { germanDate, germanTime } from '../../../../ui/time/berlin-time.ts'
import type { EntryDialogProps } from './entry-dialogs.tsx'

/** Specification, section 8, "Delete warnings". */
const DeleteEntryDialog = ({ entry, neighbour, isOpen, onClose, onMoved }: EntryDialogProps) => {
  const { nutritionDiaryEntryId, consumedAt, image } = entry
  const { send, isPending } = useHealthCommand(deleteNutritionDiaryEntry, {
    onSuccess: () => {
      notify('success', 'Eintrag wurde gelöscht.')
      onClose()
      if (neighbour) onMoved(neighbour.nutritionDiaryEntryId, neighbour.consumedAt)
    },
    onError: ({ status }) => {
      if (status === 404) onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Eintrag löschen"
      confirmLabel="Endgültig löschen"
      isFinal
      isPending={isPending}
      onConfirm={() => send({ nutritionDiaryEntryId })}
    >
      <p>
        Dein Eintrag vom {germanDate(consumedAt)} um {germanTime(consumedAt)} Uhr wird
        {image ? ' mit seinem Bild' : ''} endgültig gelöscht und kann nicht wiederhergestellt werden. Deine
        Gesundheitspunkte behältst du.
      </p>
    </ConfirmDialog>
  )
}

export default DeleteEntryDialog
