import type { ContentElement } from '@wohlauf/contract/content-elements'
import { deleteContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { useCommand } from '../../../../api/hooks.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/snackbar-queue.ts'

type DeleteElementDialogProps = { element: ContentElement; isOpen: boolean; onClose: () => void }

export const DeleteElementDialog = ({ element, isOpen, onClose }: DeleteElementDialogProps) => {
  const { mutate, isPending } = useCommand(deleteContentElementAsManager, {
    onSuccess: () => {
      notify('success', 'Inhalt wurde gelöscht.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Inhalt löschen"
      confirmLabel="Inhalt löschen"
      isFinal
      isPending={isPending}
      onConfirm={() => mutate({ contentElementId: element.contentElementId })}
    >
      <p>„{element.title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.</p>
    </ConfirmDialog>
  )
}
