import { Textarea, TextInput } from '@mantine/core'
import { createContactMessage } from '@wohlauf/contract/support'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { useCommandForm } from '../entry/use-command-form.ts'
import type { HelpDialogProps } from './help-dialog.ts'
import { useFreshStart } from './use-fresh-start.ts'

const EMPTY = { emailAddress: '', message: '' }

/** A message from somebody who cannot get in. */
const ContactMessageDialog = ({ isOpen, onClose }: HelpDialogProps) => {
  const { form, ...entry } = useCommandForm(createContactMessage, EMPTY, () => {
    notify('success', 'Die Nachricht wurde abgeschickt.')
    form.reset()
    onClose()
  })
  useFreshStart(isOpen, { form, onEdit: entry.onEdit })
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
