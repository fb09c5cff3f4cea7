import { updateMealOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { DialogForm } from '../../../../forms/dialog-form.tsx'
import { useHealthForm } from '../../../../forms/use-health-form.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import type { EntryDialogProps } from './entry-dialogs.tsx'
import classes from './entry-form.module.css'
import { MealField } from './meal-field.tsx'

type MealFormProps = Pick<EntryDialogProps, 'entry' | 'onClose'>

const MealForm = ({ entry: { nutritionDiaryEntryId, meal }, onClose }: MealFormProps) => {
  const { form, formProps, submitProps } = useHealthForm(updateMealOfNutritionDiaryEntry, {
    initialValues: { nutritionDiaryEntryId, meal },
    successMessage: 'Mahlzeit wurde angepasst.',
    onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps}>
      <MealField meal={form.values.meal} onChange={(meal) => form.setFieldValue('meal', meal)} />
    </DialogForm>
  )
}

const MealDialog = ({ entry, isOpen, onClose }: EntryDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Mahlzeit anpassen">
    <MealForm entry={entry} onClose={onClose} />
  </Dialog>
)

export default MealDialog
