import { Button } from '@mantine/core'
import { updateConsumedAtOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { useHealthForm } from '../../../../forms/use-health-form.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../../ui/dialogs/dialog-foot.tsx'
import { ConsumedAtField, isAllowedTime } from './consumed-at-field.tsx'
import type { EntryDialogProps } from './entry-dialogs.tsx'
import classes from './entry-form.module.css'

type ConsumedAtFormProps = Pick<EntryDialogProps, 'entry' | 'onClose' | 'onMoved'>

const ConsumedAtForm = ({ entry, onClose, onMoved }: ConsumedAtFormProps) => {
  const { nutritionDiaryEntryId, consumedAt } = entry
  const { form, formProps, submitProps } = useHealthForm(updateConsumedAtOfNutritionDiaryEntry, {
    initialValues: { nutritionDiaryEntryId, consumedAt },
    successMessage: 'Zeitpunkt wurde angepasst.',
    onSuccess: (_output, input) => onMoved(nutritionDiaryEntryId, input.consumedAt),
    onClose,
  })
  return (
    <form {...formProps} className={classes.form}>
      <ConsumedAtField form={form} />
      <DialogFoot>
        <Button
          {...submitProps}
          size="lg"
          fullWidth
          disabled={submitProps.disabled || !isAllowedTime(form.values.consumedAt)}
        >
          Speichern
        </Button>
      </DialogFoot>
    </form>
  )
}

/** The entry may move to another day. */
const ConsumedAtDialog = ({ entry, isOpen, onClose, onMoved }: EntryDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Zeitpunkt anpassen">
    <ConsumedAtForm entry={entry} onClose={onClose} onMoved={onMoved} />
  </Dialog>
)

export default ConsumedAtDialog
