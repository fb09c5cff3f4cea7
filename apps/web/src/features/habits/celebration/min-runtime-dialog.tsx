import { Button } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { Celebration } from '../../../ui/feedback/celebration.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { weeks } from '../weeks.ts'
import classes from './min-runtime-dialog.module.css'

type MinRuntimeDialogProps = { intent: HabitIntent; isOpen: boolean; onClose: () => void }

const MinRuntimeDialog = ({ intent, isOpen, onClose }: MinRuntimeDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Das ist jetzt deine Gewohnheit">
    <div className={classes.content}>
      <Celebration>
        <Spot kind="done" />
      </Celebration>
      <p className={classes.title}>{intent.title}</p>
      <p className={classes.copy}>
        {weeks(intent.minRuntime)} bist du dabeigeblieben.
        {intent.celebration && ` Dafür gibt es ${intent.celebration.healthPoints} Gesundheitspunkte.`}
      </p>
      <DialogFoot>
        <Button size="lg" fullWidth onClick={onClose} data-autofocus>
          Weiter so
        </Button>
      </DialogFoot>
    </div>
  </Dialog>
)

export default MinRuntimeDialog
