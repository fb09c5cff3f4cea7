import { Button } from '@mantine/core'
import { deleteImageOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { useHealthCommand } from '../../../../forms/use-health-command.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../../ui/dialogs/dialog-foot.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import type { EntryDialogProps } from './entry-dialogs.tsx'
import classes from './entry-form.module.css'

/** Shown when the entry has only the picture: it needs a description first. */
const OnlyContent = ({ isOpen, onClose, onTask }: EntryDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Bild löschen">
    <div className={classes.form}>
      <p className={classes.copy}>
        {MESSAGES.imageOrDescription}. Schreib zuerst ein paar Worte dazu, dann kannst du das Bild löschen.
      </p>
      <DialogFoot>
        <Button size="lg" fullWidth onClick={() => onTask('description')} data-autofocus>
          Beschreibung schreiben
        </Button>
      </DialogFoot>
    </div>
  </Dialog>
)

/** Specification, section 8, "Delete warnings". */
const DeletePictureDialog = (props: EntryDialogProps) => {
  const { entry, isOpen, onClose } = props
  const { send, isPending } = useHealthCommand(deleteImageOfNutritionDiaryEntry, {
    onSuccess: () => {
      notify('success', 'Bild wurde gelöscht')
      onClose()
    },
    onError: ({ status }) => {
      if (status === 404) onClose()
    },
  })
  if (!entry.description) return <OnlyContent {...props} />
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Bild löschen"
      confirmLabel="Endgültig löschen"
      isFinal
      isPending={isPending}
      onConfirm={() => send({ nutritionDiaryEntryId: entry.nutritionDiaryEntryId })}
    >
      <p>Das Bild wird endgültig gelöscht und kann nicht wiederhergestellt werden. Dein Text bleibt.</p>
    </ConfirmDialog>
  )
}

export default DeletePictureDialog
