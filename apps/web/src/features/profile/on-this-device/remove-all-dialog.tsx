import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import classes from '../settings/dialog-form.module.css'

type RemoveAllDialogProps = { isOpen: boolean; onClose: () => void; onConfirm: () => void }

const RemoveAllDialog = ({ isOpen, onClose, onConfirm }: RemoveAllDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    onClose={onClose}
    title="Alles von diesem Gerät entfernen?"
    confirmLabel="Alles entfernen"
    isPending={false}
    onConfirm={onConfirm}
  >
    <p className={classes.copy}>
      In deinem Konto bleibt alles, wie es ist. Ohne Internet kannst du hier erst wieder lesen, was du danach
      öffnest.
    </p>
  </ConfirmDialog>
)

export default RemoveAllDialog
