import { Button } from '@mantine/core'
import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { Celebration } from '../../../ui/feedback/celebration.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import classes from './reached-goal-dialog.module.css'

type ReachedGoalDialogProps = { goal: UserGoal; isOpen: boolean; onClose: () => void }

const ReachedGoalDialog = ({ goal, isOpen, onClose }: ReachedGoalDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Ziel erreicht">
    <div className={classes.content}>
      <Celebration>
        <Spot kind="done" />
      </Celebration>
      <p className={classes.title}>{goal.title}</p>
      <p className={classes.copy}>
        {goal.firstScore < goal.latestScore && `Von ${goal.firstScore} auf ${goal.latestScore}: `}
        Das hast du geschafft. Nimm dir einen Moment, um dich darüber zu freuen.
      </p>
      <DialogFoot>
        <Button size="lg" fullWidth onClick={onClose} data-autofocus>
          Weiter so
        </Button>
      </DialogFoot>
    </div>
  </Dialog>
)

export default ReachedGoalDialog
