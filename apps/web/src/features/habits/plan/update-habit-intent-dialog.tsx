import { Button } from '@mantine/core'
import { type HabitIntent, updateHabitIntent } from '@wohlauf/contract/habits/habits'
import { useHealthForm } from '../../../forms/use-health-command.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
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
    <form {...formProps} className={classes.form}>
      <PlanFields form={form} isTimeChosen />
      <DialogFoot>
        <Button {...submitProps} size="lg" fullWidth>
          Speichern
        </Button>
      </DialogFoot>
    </form>
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
