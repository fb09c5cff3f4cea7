import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Jump, type JumpProps } from './jump.tsx'

type JumpDialogProps = Omit<JumpProps, 'onOpen'> & { isOpen: boolean; onClose: () => void }

/** Starts empty each time. */
export const JumpDialog = ({ isOpen, onClose, ...jump }: JumpDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Springen zu" width="medium" isTall>
    <Jump {...jump} onOpen={onClose} />
  </Dialog>
)
