import { deleteLegalTextAsAdmin, type LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import { useCommand } from '../../api/hooks.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { KIND_NAMES, nameOfVersion } from './legal-names.ts'

type DeleteVersionDialogProps = {
  appId: string
  version: LegalTextVersion
  isOpen: boolean
  onClose: () => void
}

const DeleteVersionDialog = ({ appId, version, isOpen, onClose }: DeleteVersionDialogProps) => {
  const { mutate, isPending } = useCommand(deleteLegalTextAsAdmin, {
    onSuccess: () => {
      notify('success', 'Fassung wurde gelöscht.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Fassung löschen"
      confirmLabel="Fassung löschen"
      isFinal
      isPending={isPending}
      onConfirm={() => mutate({ appId, legalTextId: version.legalTextId ?? '' })}
    >
      <p>
        <strong>
          {KIND_NAMES[version.kind]}, {nameOfVersion(version)}
        </strong>{' '}
        kommt dann nicht. Die geltende Fassung bleibt, wie sie ist.
      </p>
    </ConfirmDialog>
  )
}

export default DeleteVersionDialog
