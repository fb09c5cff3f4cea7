import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { CelebrationDialog } from '../../../ui/dialogs/celebration-dialog.tsx'

type ReachedGoalDialogProps = { goal: UserGoal; isOpen: boolean; onClose: () => void }

const ReachedGoalDialog = ({ goal, ...opening }: ReachedGoalDialogProps) => (
  <CelebrationDialog {...opening} title="Ziel erreicht" name={goal.title}>
    {goal.firstScore < goal.latestScore && `Von ${goal.firstScore} auf ${goal.latestScore}: `}
    Das hast du geschafft. Nimm dir einen Moment, um dich darüber zu freuen.
  </CelebrationDialog>
)

export default ReachedGoalDialog
