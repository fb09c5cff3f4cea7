import { TextInput } from '@mantine/core'
import { requestCompanyAccess } from '@wohlauf/contract/support'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { useCommandForm } from '../entry/use-command-form.ts'
import type { HelpDialogProps } from './help-dialog.ts'
import { useFreshStart } from './use-fresh-start.ts'

const EMPTY = { companyName: '', fullName: '', emailAddress: '', phoneNumber: '' }

/** A company asks for seats; somebody calls back. */
const CompanyAccessDialog = ({ isOpen, onClose }: HelpDialogProps) => {
  const { form, ...entry } = useCommandForm(requestCompanyAccess, EMPTY, () => {
    notify('success', 'Die Anfrage wurde abgeschickt.')
    form.reset()
    onClose()
  })
  useFreshStart(isOpen, { form, onEdit: entry.onEdit })
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
