import { Textarea, TextInput } from '@mantine/core'
import { createContactMessage } from '@wohlauf/contract/support/support'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EntryForm } from '../entry/entry-form.tsx'
import type { HelpDialogProps } from './help-dialog.ts'
import { useFreshStart } from './use-fresh-start.ts'

const EMPTY = { emailAddress: '', message: '' }

/** A message from a person who cannot log in. */
const ContactMessageDialog = ({ isOpen, onClose }: HelpDialogProps) => {
  const { form, clearMessages, ...entry } = useOperationForm(createContactMessage, {
    initialValues: EMPTY,
    showsFailure: true,
    successMessage: 'Die Nachricht wurde abgeschickt.',
    onSuccess: () => {
      form.reset()
      onClose()
    },
  })
  useFreshStart(isOpen, clearMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Technischer Support">
      <EntryForm {...entry} submitLabel="Nachricht abschicken" isPlain>
        <TextInput
          {...form.getInputProps('emailAddress')}
          data-autofocus
          label="E-Mail Adresse"
          description="Dorthin schicken wir unsere Antwort."
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <Textarea
          {...form.getInputProps('message')}
          label="Nachricht"
          description="Was hast du versucht, und was ist passiert?"
          size="md"
          rows={6}
          required
        />
      </EntryForm>
    </Dialog>
  )
}

export default ContactMessageDialog
