import '@mantine/core/styles/Input.css'
import { Textarea, TextInput } from '@mantine/core'
import { createContactMessage } from '@wohlauf/contract/support/support'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { HelpDialog, type HelpDialogProps } from './help-dialog.tsx'

const EMPTY = { emailAddress: '', message: '' }

const ContactMessageDialog = (dialog: HelpDialogProps) => (
  <HelpDialog
    {...dialog}
    title="Technischer Support"
    operation={createContactMessage}
    initialValues={EMPTY}
    submitLabel="Nachricht abschicken"
    successMessage="Die Nachricht wurde abgeschickt."
  >
    {(form) => (
      <>
        <TextInput
          {...form.getInputProps('emailAddress')}
          data-autofocus
          label="E-Mail Adresse"
          description="Dorthin schicken wir unsere Antwort."
          type="email"
          autoComplete="email"
          inputMode="email"
          {...REQUIRED}
        />
        <Textarea
          {...form.getInputProps('message')}
          label="Nachricht"
          description="Was hast du versucht, und was ist passiert?"
          size="md"
          rows={6}
          {...REQUIRED}
        />
      </>
    )}
  </HelpDialog>
)

export default ContactMessageDialog
