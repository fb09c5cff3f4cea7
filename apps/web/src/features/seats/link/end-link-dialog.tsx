import {
  deleteRegistrationLinkAsManager,
  refreshRegistrationLinkAsManager,
} from '@wohlauf/contract/seats/registration-links'
import { useCommand } from '../../../api/hooks.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'

type EndLinkDialogProps = {
  isOpen: boolean
  onClose: () => void
  sponsorId: string
  kind: 'refresh' | 'delete'
}

const TEXTS = {
  refresh: {
    title: 'Link erneuern',
    message: 'Registrierungslink wurde angepasst.',
    consequence:
      'Du bekommst einen neuen Link mit denselben Regeln. Der bisherige gilt dann nicht mehr, auch dort, wo er schon steht oder verschickt wurde.',
  },
  delete: {
    title: 'Link löschen',
    message: 'Registrierungslink wurde gelöscht.',
    consequence: 'Über den Link kann sich dann niemand mehr registrieren. Seine Regeln werden mit gelöscht.',
  },
} as const

const EndLinkDialog = ({ isOpen, onClose, sponsorId, kind }: EndLinkDialogProps) => {
  const { title, message, consequence } = TEXTS[kind]
  const settings = {
    onSuccess: () => {
      notify('success', message)
      onClose()
    },
    onError: onClose,
  }
  const refreshing = useCommand(refreshRegistrationLinkAsManager, settings)
  const deleting = useCommand(deleteRegistrationLinkAsManager, settings)
  const { mutate, isPending } = kind === 'refresh' ? refreshing : deleting
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      confirmLabel={title}
      isFinal={kind === 'delete'}
      isPending={isPending}
      onConfirm={() => mutate({ sponsorId })}
    >
      <p>{consequence}</p>
      <p>Wer die Registrierung schon begonnen hat, kann sie noch abschließen.</p>
    </ConfirmDialog>
  )
}

export default EndLinkDialog
