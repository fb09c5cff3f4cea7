import { deleteModuleAsManager, type ManagedModule } from '@wohlauf/contract/modules-as-manager'
import { useCommand } from '../../../api/hooks.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'

const inTheMiddle = (learners: number): string => {
  if (learners === 0) return 'Zurzeit ist niemand mitten in diesem Modul.'
  if (learners === 1) return 'Eine Person ist mitten in diesem Modul und kann es dann nicht beenden.'
  return `${learners} Personen sind mitten in diesem Modul und können es dann nicht beenden.`
}

type DeleteModuleDialogProps = { module: ManagedModule; isOpen: boolean; onClose: () => void }

/** Asks for confirmation, and says how many learners it would interrupt. */
export const DeleteModuleDialog = ({ module, isOpen, onClose }: DeleteModuleDialogProps) => {
  const { moduleId, title, learnersInTheMiddle } = module
  const { mutate, isPending } = useCommand(deleteModuleAsManager, {
    onSuccess: () => {
      notify('success', 'Module wurde gelöscht.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Modul löschen"
      confirmLabel="Modul löschen"
      isFinal
      isPending={isPending}
      onConfirm={() => mutate({ moduleId })}
    >
      <p>
        „{title}“ wird mit allen Seiten, Inhalten und dem Lesestand gelöscht. Das lässt sich nicht rückgängig
        machen. Verdiente Gesundheitspunkte bleiben.
      </p>
      <p>
        <strong>{inTheMiddle(learnersInTheMiddle)}</strong>
      </p>
    </ConfirmDialog>
  )
}
