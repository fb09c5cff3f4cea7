import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Jump, type JumpProps } from './jump.tsx'
import { isJumpOpen } from './jump-state.ts'

type JumpDialogProps = Omit<JumpProps, 'onOpen'> & { isOpen: boolean }

const close = () => isJumpOpen.set(false)

/** Starts empty each time. */
export const JumpDialog = ({ isOpen, ...jump }: JumpDialogProps) => (
  <Dialog isOpen={isOpen} onClose={close} title="Springen zu" width="medium" isTall>
    <Jump {...jump} onOpen={close} />
  </Dialog>
)
