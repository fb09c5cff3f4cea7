import '@mantine/core/styles/Input.css'
import { Textarea } from '@mantine/core'
import { createSupportMessage, type ISSUE_TYPES } from '@wohlauf/contract/support/support'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { type OperationForm, useOperationForm } from '../../forms/use-operation-form.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { REQUIRED } from '../../ui/fields/required.ts'
import classes from './support-dialog.module.css'

type IssueType = (typeof ISSUE_TYPES)[number]

const ISSUES: { value: IssueType; label: string }[] = [
  { value: 'TECHNICAL', label: 'Technisch' },
  { value: 'CONTENT', label: 'Inhaltlich' },
]

type SupportDialogProps = { isOpen: boolean; onClose: () => void }

const SupportForm = ({ form, formProps, submitProps }: OperationForm<typeof createSupportMessage>) => (
  <DialogForm {...formProps} className={classes.form} submit={submitProps} label="Abschicken">
    <ChoiceField
      label="Worum geht es?"
      required
      choices={ISSUES}
      value={form.values.issueType}
      onChange={(value) => form.setFieldValue('issueType', value)}
    />
    <Textarea
      {...form.getInputProps('message')}
      label="Nachricht"
      size="md"
      rows={6}
      {...REQUIRED}
      data-autofocus
    />
  </DialogForm>
)

/** Input is kept when the dialog is closed by accident. */
const SupportDialog = ({ isOpen, onClose }: SupportDialogProps) => {
  const message = useOperationForm(createSupportMessage, {
    initialValues: { issueType: 'TECHNICAL', message: '' },
    successMessage: 'Die Nachricht wurde abgeschickt.',
    onSuccess: () => {
      onClose()
      message.form.reset()
    },
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Support anfordern">
      <SupportForm {...message} />
    </Dialog>
  )
}

export default SupportDialog
