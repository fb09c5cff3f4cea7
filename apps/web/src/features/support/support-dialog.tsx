import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { createSupportMessage, type ISSUE_TYPES } from '@wohlauf/contract/support'
import { useId } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showRefusal } from '../../ui/show-refusal.ts'
import { notify } from '../../ui/snackbar-queue.ts'
import classes from './support-dialog.module.css'

type IssueType = (typeof ISSUE_TYPES)[number]

const ISSUES: { value: IssueType; label: string }[] = [
  { value: 'TECHNICAL', label: 'Technisch' },
  { value: 'CONTENT', label: 'Inhaltlich' },
]

type SupportDialogProps = { isOpen: boolean; onClose: () => void }

const useMessageForm = () => useContractForm(createSupportMessage, { issueType: 'TECHNICAL', message: '' })

type SupportFormProps = ReturnType<typeof useMessageForm> & { onClose: () => void }

const SupportForm = ({ form, isReady, onClose }: SupportFormProps) => {
  const legend = useId()
  const { mutate, isPending } = useCommand(createSupportMessage, {
    isSilent: true,
    onError: (error) => showRefusal(form, error),
    onSuccess: () => {
      notify('success', 'Die Nachricht wurde abgeschickt.')
      onClose()
      form.reset()
    },
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (!isPending) mutate(values)
      })}
    >
      <div>
        <p id={legend} className={classes.legend}>
          Worum geht es?
        </p>
        <SegmentedControl
          aria-labelledby={legend}
          fullWidth
          data={ISSUES}
          value={form.values.issueType}
          onChange={(value) => form.setFieldValue('issueType', value as IssueType)}
          classNames={{ root: classes.issues ?? '', label: classes.issue ?? '' }}
        />
      </div>
      <Textarea
        {...form.getInputProps('message')}
        label="Nachricht"
        size="md"
        rows={6}
        maxLength={4000}
        required
        data-autofocus
      />
      <Button type="submit" size="lg" fullWidth disabled={!isReady} loading={isPending}>
        Abschicken
      </Button>
    </form>
  )
}

/** A message to the app's support. What is typed stays when the dialog is closed by accident. */
const SupportDialog = ({ isOpen, onClose }: SupportDialogProps) => {
  const message = useMessageForm()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Support anfordern">
      <SupportForm {...message} onClose={onClose} />
    </Dialog>
  )
}

export default SupportDialog
