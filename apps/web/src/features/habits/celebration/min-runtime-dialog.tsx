import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { CelebrationDialog } from '../../../ui/dialogs/celebration-dialog.tsx'
import { weeks } from '../weeks.ts'

type MinRuntimeDialogProps = { intent: HabitIntent; isOpen: boolean; onClose: () => void }

const MinRuntimeDialog = ({ intent, ...opening }: MinRuntimeDialogProps) => (
  <CelebrationDialog {...opening} title="Das ist jetzt deine Gewohnheit" name={intent.title}>
    {weeks(intent.minRuntime)} bist du dabeigeblieben.
    {intent.celebration && ` Dafür gibt es ${intent.celebration.healthPoints} Gesundheitspunkte.`}
  </CelebrationDialog>
)

export default MinRuntimeDialog
