import { Button } from '@mantine/core'
import { type UserGoal, updateUserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useHealthForm } from '../../../forms/use-health-command.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
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
    <form {...formProps} className={classes.form}>
      <GoalTitleField form={form} description="Deine bisherigen Bewertungen bleiben." />
      <DialogFoot>
        <Button {...submitProps} size="lg" fullWidth>
          Speichern
        </Button>
      </DialogFoot>
    </form>
  )
}

const UpdateGoalDialog = ({ goal, isOpen, onClose }: UpdateGoalDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Ziel anpassen">
    <UpdateGoalForm goal={goal} onClose={onClose} />
  </Dialog>
)

export default UpdateGoalDialog
