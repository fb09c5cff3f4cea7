import {
  createHabitAsManager,
  type ManagedHabit,
  updateHabitAsManager,
} from '@wohlauf/contract/habits-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../authoring/use-new-id.ts'
import { HabitFields } from './habit-fields.tsx'

type HabitDialogProps = { habit: ManagedHabit | undefined; isOpen: boolean; onClose: () => void }

/** Creates a habit, or changes the given one. */
const HabitDialog = ({ habit, isOpen, onClose }: HabitDialogProps) => {
  const habitId = useNewId(isOpen)
  return habit ? (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Gewohnheit bearbeiten"
      operation={updateHabitAsManager}
      draftName={`habit-${habit.habitId}`}
      initialValues={{
        habitId: habit.habitId,
        title: habit.title,
        minRuntime: habit.minRuntime,
        introduction: habit.introduction,
      }}
      revision={habit.revision}
      subject="Die Gewohnheit"
      successMessage="Gewohnheit wurde angepasst."
    >
      {({ form }) => <HabitFields form={form} />}
    </FormDialog>
  ) : (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Gewohnheit erstellen"
      operation={createHabitAsManager}
      draftName="habit-new"
      initialValues={{ habitId, title: '', minRuntime: 4, introduction: '' }}
      submitLabel="Erstellen"
      successMessage="Gewohnheit wurde erstellt."
    >
      {({ form }) => <HabitFields form={form} />}
    </FormDialog>
  )
}

export default HabitDialog
