import { Button } from '@mantine/core'
import type { DiaryTip } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../../ui/dialogs/dialog-foot.tsx'
import { TipText } from '../timeline/tip-text.tsx'

type TipDialogProps = { tip: DiaryTip; isOpen: boolean; onClose: () => void }

/** Specification, section 2, "Diary timeline". */
const TipDialog = ({ tip, isOpen, onClose }: TipDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Neuer Tipp">
    <TipText type={tip.type} text={tip.description} />
    <DialogFoot>
      <Button size="lg" fullWidth onClick={onClose} data-autofocus>
        Alles klar
      </Button>
    </DialogFoot>
  </Dialog>
)

export default TipDialog
