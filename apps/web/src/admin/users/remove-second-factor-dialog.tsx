import type { UserOfApp } from '@wohlauf/contract/administration/administration-users'
import { removeSecondFactorOfUserAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { useCommand } from '../../api/hooks.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'

type RemoveSecondFactorDialogProps = { user: UserOfApp; isOpen: boolean; onClose: () => void }

/**
 * For users who have lost device and recovery codes. The request may come from an impostor: the dialog says
 * so.
 */
const RemoveSecondFactorDialog = ({ user, isOpen, onClose }: RemoveSecondFactorDialogProps) => {
  const { userId, emailAddress } = user
  const { mutate, isPending } = useCommand(removeSecondFactorOfUserAsAdmin, {
    onSuccess: () => {
      notify('success', 'Zweiter Faktor wurde entfernt.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Zweiten Faktor entfernen"
      confirmLabel="Zweiten Faktor entfernen"
      isFinal
      isPending={isPending}
      onConfirm={() => mutate({ userId })}
    >
      <p>
        <strong>{emailAddress}</strong> wird sofort auf allen Geräten abgemeldet und meldet sich danach nur
        mit dem Passwort an. Auch die Wiederherstellungscodes gelten nicht mehr.
      </p>
      <p>
        Tu das nur, wenn du dich vergewissert hast, dass die Person selbst dich darum bittet. Sie bekommt
        darüber eine E-Mail, und es steht im Protokoll.
      </p>
    </ConfirmDialog>
  )
}

export default RemoveSecondFactorDialog
