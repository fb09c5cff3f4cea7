import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { requestCompanyAccess } from '@wohlauf/contract/support/support'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { HelpDialog, type HelpDialogProps } from './help-dialog.tsx'

const EMPTY = { companyName: '', fullName: '', emailAddress: '', phoneNumber: '' }

const CompanyAccessDialog = (dialog: HelpDialogProps) => (
  <HelpDialog
    {...dialog}
    title="Zugang für dein Unternehmen"
    operation={requestCompanyAccess}
    initialValues={EMPTY}
    submitLabel="Anfrage abschicken"
    successMessage="Die Anfrage wurde abgeschickt."
  >
    {(form) => (
      <>
        <TextInput
          {...form.getInputProps('companyName')}
          data-autofocus
          label="Unternehmen"
          autoComplete="organization"
          {...REQUIRED}
        />
        <TextInput
          {...form.getInputProps('fullName')}
          label="Vor- und Nachname"
          autoComplete="name"
          {...REQUIRED}
        />
        <TextInput
          {...form.getInputProps('emailAddress')}
          label="E-Mail Adresse"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...REQUIRED}
        />
        <TextInput
          {...form.getInputProps('phoneNumber')}
          label="Telefonnummer"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          {...REQUIRED}
        />
      </>
    )}
  </HelpDialog>
)

export default CompanyAccessDialog
