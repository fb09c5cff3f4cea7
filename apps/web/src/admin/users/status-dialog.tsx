import {
  disableUserAsAdmin,
  enableUserAsAdmin,
  type UserOfApp,
} from '@wohlauf/contract/administration/administration-users'
import { useCommand } from '../../api/hooks.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'

type StatusDialogProps = { user: UserOfApp; isOpen: boolean; onClose: () => void }

const StatusDialog = ({ user, isOpen, onClose }: StatusDialogProps) => {
  const { userId, emailAddress, isDisabled } = user
  const { mutate, isPending } = useCommand(isDisabled ? enableUserAsAdmin : disableUserAsAdmin, {
    onSuccess: () => {
      notify('success', isDisabled ? 'Benutzer wurde aktiviert.' : 'Benutzer wurde deaktiviert.')
      onClose()
    },
  })
  const name = isDisabled ? 'Benutzer aktivieren' : 'Benutzer deaktivieren'
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      confirmLabel={name}
      isPending={isPending}
      onConfirm={() => mutate({ userId })}
    >
      {isDisabled ? (
        <p>
          <strong>{emailAddress}</strong> kann sich dann wieder anmelden und bekommt wieder Erinnerungen und
          E-Mails.
        </p>
      ) : (
        <p>
          <strong>{emailAddress}</strong> wird sofort auf allen Geräten abgemeldet, kann sich nicht mehr
          anmelden und bekommt keine Erinnerungen und E-Mails mehr. Alle Daten bleiben gespeichert, und die
          Lizenz bleibt vergeben.
        </p>
      )}
    </ConfirmDialog>
  )
}

export default StatusDialog
