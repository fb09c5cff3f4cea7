import { type UserGoal, updateUserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useHealthForm } from '../../../forms/use-health-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import classes from '../goal-form.module.css'
import { GoalTitleField } from '../goal-title-field.tsx'

type UpdateGoalDialogProps = { goal: UserGoal; isOpen: boolean; onClose: () => void }

const UpdateGoalForm = ({ goal, onClose }: Omit<UpdateGoalDialogProps, 'isOpen'>) => {
  const { userGoalId, title } = goal
  const { form, formProps, submitProps } = useHealthForm(updateUserGoal, {
    initialValues: { userGoalId, title },
    successMessage: 'Ziel wurde angepasst.',
    onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps}>
      <GoalTitleField form={form} description="Deine bisherigen Bewertungen bleiben." />
    </DialogForm>
  )
}

const UpdateGoalDialog = ({ goal, isOpen, onClose }: UpdateGoalDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Ziel anpassen">
    <UpdateGoalForm goal={goal} onClose={onClose} />
  </Dialog>
)

export default UpdateGoalDialog
