import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Jump, type JumpArea } from './jump.tsx'
import { isJumpOpen } from './jump-state.ts'

type JumpDialogProps = { isOpen: boolean; areas: readonly JumpArea[]; isSponsor: boolean }

const close = () => isJumpOpen.set(false)

/** Starts empty each time. */
const JumpDialog = ({ isOpen, areas, isSponsor }: JumpDialogProps) => (
  <Dialog isOpen={isOpen} onClose={close} title="Springen zu" width="medium" isTall>
    <Jump areas={areas} isSponsor={isSponsor} onOpen={close} />
  </Dialog>
)

export default JumpDialog
