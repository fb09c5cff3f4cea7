import { TextInput } from '@mantine/core'
import { requestCompanyAccess } from '@wohlauf/contract/support/support'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EntryForm } from '../entry/entry-form.tsx'
import type { HelpDialogProps } from './help-dialog.ts'
import { useFreshStart } from './use-fresh-start.ts'

const EMPTY = { companyName: '', fullName: '', emailAddress: '', phoneNumber: '' }

/** A company asks for seats and is called back. */
const CompanyAccessDialog = ({ isOpen, onClose }: HelpDialogProps) => {
  const { form, clearMessages, ...entry } = useOperationForm(requestCompanyAccess, {
    initialValues: EMPTY,
    showsFailure: true,
    successMessage: 'Die Anfrage wurde abgeschickt.',
    onSuccess: () => {
      form.reset()
      onClose()
    },
  })
  useFreshStart(isOpen, clearMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Zugang für dein Unternehmen">
      <EntryForm {...entry} submitLabel="Anfrage abschicken" isPlain>
        <TextInput
          {...form.getInputProps('companyName')}
          data-autofocus
          label="Unternehmen"
          autoComplete="organization"
          required
        />
        <TextInput
          {...form.getInputProps('fullName')}
          label="Vor- und Nachname"
          autoComplete="name"
          required
        />
        <TextInput
          {...form.getInputProps('emailAddress')}
          label="E-Mail Adresse"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <TextInput
          {...form.getInputProps('phoneNumber')}
          label="Telefonnummer"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
        />
      </EntryForm>
    </Dialog>
  )
}

export default CompanyAccessDialog
