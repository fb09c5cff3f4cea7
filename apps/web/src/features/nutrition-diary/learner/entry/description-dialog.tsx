import '@mantine/core/styles/Input.css'
import { Button, Textarea } from '@mantine/core'
import { updateDescriptionOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { saysSomething } from '@wohlauf/contract/values/visible-text'
import { useHealthForm } from '../../../../forms/use-health-form.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../../ui/dialogs/dialog-foot.tsx'
import growing from '../../../../ui/fields/growing-text.module.css'
import { REQUIRED } from '../../../../ui/fields/required.ts'
import type { EntryDialogProps } from './entry-dialogs.tsx'
import classes from './entry-form.module.css'

type DescriptionFormProps = Pick<EntryDialogProps, 'entry' | 'onClose'>

const DescriptionForm = ({ entry, onClose }: DescriptionFormProps) => {
  const { form, formProps, submitProps } = useHealthForm(updateDescriptionOfNutritionDiaryEntry, {
    initialValues: {
      nutritionDiaryEntryId: entry.nutritionDiaryEntryId,
      description: entry.description,
    },
    inputOf: (values) => ({ ...values, description: values.description?.trim() || null }),
    successMessage: 'Beschreibung wurde angepasst.',
    onClose,
  })
  const { description } = form.values
  const { onBlur, ...field } = form.getInputProps('description')
  const isMissing = !entry.image && !saysSomething(description ?? '')
  return (
    <form {...formProps} className={classes.form}>
      <Textarea
        {...field}
        value={description ?? ''}
        // A blank text is sent as null, but a text may begin with a space while it is typed.
        onChange={({ currentTarget: { value } }) => form.setFieldValue('description', value || null)}
        onBlur={() => {
          if (!saysSomething(description ?? '')) form.setFieldValue('description', null)
          onBlur()
        }}
        label="Beschreibung"
        size="md"
        rows={5}
        classNames={{ input: growing.text ?? '' }}
        {...(entry.image ? {} : REQUIRED)}
        error={isMissing ? MESSAGES.imageOrDescription : form.errors.description}
        data-autofocus
      />
      <DialogFoot>
        <Button {...submitProps} size="lg" fullWidth disabled={submitProps.disabled || isMissing}>
          Speichern
        </Button>
      </DialogFoot>
    </form>
  )
}

const DescriptionDialog = ({ entry, isOpen, onClose }: EntryDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Beschreibung anpassen">
    <DescriptionForm entry={entry} onClose={onClose} />
  </Dialog>
)

export default DescriptionDialog
