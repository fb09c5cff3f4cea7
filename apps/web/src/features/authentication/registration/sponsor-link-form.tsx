import { TextInput } from '@mantine/core'
import { registerUserForSponsor } from '@wohlauf/contract/user-management'
import { notify } from '../../../ui/snackbar-queue.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { useCommandForm } from '../entry/use-command-form.ts'
import { AgreementTicks } from './agreement-ticks.tsx'
import { AGREED_VERSIONS, useAgreement } from './use-agreement.ts'

type SponsorLinkFormProps = {
  registrationLinkSlug: string
  /** False also while that is not known yet. */
  isSlugValid: boolean
  onSent: (emailAddress: string) => void
}

export const SponsorLinkForm = ({ registrationLinkSlug, isSlugValid, onSent }: SponsorLinkFormProps) => {
  const { form, isReady, ...entry } = useCommandForm(
    registerUserForSponsor,
    { emailAddress: '', registrationLinkSlug, ...AGREED_VERSIONS },
    (_nothing, { emailAddress }) => {
      notify('success', 'Erfolgreich abgeschickt. Bitte klicke auf den Link in der E-Mail.', 4000)
      onSent(emailAddress)
    },
  )
  const agreement = useAgreement()
  return (
    <EntryForm {...entry} submitLabel="Registrieren" isReady={isReady && isSlugValid && agreement.isGiven}>
      <TextInput
        {...form.getInputProps('emailAddress')}
        label="E-Mail Adresse"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <AgreementTicks agreement={agreement} />
    </EntryForm>
  )
}
