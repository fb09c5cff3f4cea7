import { type HabitIntent, updateHabitIntent } from '@wohlauf/contract/habits/habits'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useHealthForm } from '../../../forms/use-health-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { PlanFields, withoutEmptyTrigger } from './plan-fields.tsx'
import classes from './start-habit-form.module.css'

type UpdateHabitIntentDialogProps = { intent: HabitIntent; isOpen: boolean; onClose: () => void }

const UpdateHabitIntentForm = ({ intent, onClose }: Omit<UpdateHabitIntentDialogProps, 'isOpen'>) => {
  const { habitIntentId, trigger, weekdays, notificationTime } = intent
  const { form, formProps, submitProps } = useHealthForm(updateHabitIntent, {
    initialValues: { habitIntentId, trigger: trigger ?? '', weekdays, notificationTime },
    inputOf: withoutEmptyTrigger,
    successMessage: 'Gewohnheit wurde angepasst.',
    onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps}>
      <PlanFields form={form} isTimeChosen />
    </DialogForm>
  )
}

/** Changes the plan from today on: past days keep theirs. */
const UpdateHabitIntentDialog = ({ intent, isOpen, onClose }: UpdateHabitIntentDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Gewohnheit anpassen">
    <p className={classes.habit}>{intent.title}</p>
    <UpdateHabitIntentForm intent={intent} onClose={onClose} />
  </Dialog>
)

export default UpdateHabitIntentDialog
