import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { weeks } from '../weeks.ts'
import classes from './habit-info-dialog.module.css'

const improvement = (minRuntime: number): string =>
  `Nach ungefähr ${weeks(minRuntime)} kannst du mit Verbesserungen rechnen.`

type HabitInfoDialogProps = { intent: HabitIntent; isOpen: boolean; onClose: () => void }

/** Specification, section 2, "Habits (learner)". */
const HabitInfoDialog = ({ intent, isOpen, onClose }: HabitInfoDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={intent.title} width="medium">
    <RichText html={intent.habitIntroduction} />
    <p className={classes.improvement}>{improvement(intent.minRuntime)}</p>
  </Dialog>
)

export default HabitInfoDialog
