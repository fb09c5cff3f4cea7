import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { createFeedbackMessage, type FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import { useState } from 'react'
import { useOperationForm } from '../forms/use-operation-form.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../ui/dialogs/dialog-foot.tsx'
import classes from './fault-dialog.module.css'
import { NO_HEALTH_HINT } from './no-health-hint.ts'

type FaultDialogProps = { kind: FeedbackKind; id: string; isOpen: boolean; onClose: () => void }

/** Sent without a name unless it is wanted. Input is kept when the dialog is closed by accident. */
const FaultDialog = ({ kind, id, isOpen, onClose }: FaultDialogProps) => {
  const [feedbackMessageId, setFeedbackMessageId] = useState(() => crypto.randomUUID())
  const { form, formProps, submitProps } = useOperationForm(createFeedbackMessage, {
    initialValues: { kind, itemId: id, reason: 'FAULT', message: '', isNamed: false },
    inputOf: (values) => ({ ...values, feedbackMessageId }),
    successMessage: 'Danke, wir sehen uns das an.',
    onSuccess: () => {
      onClose()
      form.reset()
      setFeedbackMessageId(crypto.randomUUID())
    },
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Fehler melden">
      <form {...formProps} className={classes.form}>
        <Textarea
          {...form.getInputProps('message')}
          label="Was stimmt hier nicht?"
          description={NO_HEALTH_HINT}
          size="md"
          rows={5}
          required
          data-autofocus
        />
        <Checkbox
          {...form.getInputProps('isNamed', { type: 'checkbox' })}
          label="Meinen Namen mitschicken"
          description="Mit Häkchen liest die Redaktion deinen Vor- und Nachnamen, sonst nichts von dir. Ohne Häkchen speichern wir nicht, von wem die Meldung ist."
          size="md"
        />
        <DialogFoot>
          <Button {...submitProps} size="lg" fullWidth>
            Abschicken
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

export default FaultDialog
