import '@mantine/core/styles/Input.css'
import { DialogForm } from '../forms/dialog-form.tsx'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect, Textarea } from '@mantine/core'
import { createFeedbackMessage, type FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import { useState } from 'react'
import IconSelector from '~icons/tabler/selector'
import { useOperationForm } from '../forms/use-operation-form.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { REQUIRED } from '../ui/fields/required.ts'
import classes from './fault-dialog.module.css'
import { NO_HEALTH_HINT } from './no-health-hint.ts'

export type ReportedElement = { contentElementId: string; title: string }

type FaultDialogProps = {
  kind: FeedbackKind
  id: string
  elements?: readonly ReportedElement[]
  isOpen: boolean
  onClose: () => void
}

const WHOLE_PAGE = { value: '', label: 'Auf der ganzen Seite' }

/**
 * The report is sent without the person's name unless they add it. Input is kept when the dialog is closed by
 * accident.
 */
const FaultDialog = ({ kind, id, elements = [], isOpen, onClose }: FaultDialogProps) => {
  const [feedbackMessageId, setFeedbackMessageId] = useState(() => crypto.randomUUID())
  const [elementId, setElementId] = useState('')
  const { form, formProps, submitProps } = useOperationForm(createFeedbackMessage, {
    initialValues: { kind, itemId: id, reason: 'FAULT', message: '', isNamed: false },
    inputOf: (values) => ({
      ...values,
      ...(elementId ? { contentElementId: elementId } : {}),
      feedbackMessageId,
    }),
    successMessage: 'Danke, wir sehen uns das an.',
    onSuccess: () => {
      onClose()
      form.reset()
      setElementId('')
      setFeedbackMessageId(crypto.randomUUID())
    },
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Fehler melden">
      <DialogForm {...formProps} className={classes.form} submit={submitProps} label="Abschicken">
        <Textarea
          {...form.getInputProps('message')}
          label="Was stimmt hier nicht?"
          description={NO_HEALTH_HINT}
          size="md"
          rows={5}
          {...REQUIRED}
          data-autofocus
        />
        {elements.length > 1 && (
          <NativeSelect
            label="Wo ist der Fehler?"
            size="md"
            rightSection={<IconSelector aria-hidden size={18} />}
            value={elementId}
            onChange={(event) => setElementId(event.currentTarget.value)}
            data={[
              WHOLE_PAGE,
              ...elements.map(({ contentElementId, title }) => ({ value: contentElementId, label: title })),
            ]}
          />
        )}
        <Checkbox
          {...form.getInputProps('isNamed', { type: 'checkbox' })}
          label="Meinen Namen mitschicken"
          description="Mit Häkchen liest die Redaktion deinen Vor- und Nachnamen, sonst nichts von dir. Ohne Häkchen speichern wir nicht, von wem die Meldung ist."
          size="md"
        />
      </DialogForm>
    </Dialog>
  )
}

export default FaultDialog
