import { TextInput } from '@mantine/core'
import { registerUserForSponsor } from '@wohlauf/contract/user-management'
import { notify } from '../../../ui/snackbar-queue.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { LegalLink } from '../entry/legal-link.tsx'
import { RequiredTick } from '../entry/required-tick.tsx'
import { useCommandForm } from '../entry/use-command-form.ts'
import { useRequiredTick } from '../entry/use-required-tick.ts'

type SponsorLinkFormProps = {
  registrationLinkSlug: string
  /** False also while that is not known yet. */
  isSlugValid: boolean
  onSent: (emailAddress: string) => void
}

export const SponsorLinkForm = ({ registrationLinkSlug, isSlugValid, onSent }: SponsorLinkFormProps) => {
  const { form, isReady, ...entry } = useCommandForm(
    registerUserForSponsor,
    { emailAddress: '', registrationLinkSlug },
    (_nothing, { emailAddress }) => {
      notify('success', 'Erfolgreich abgeschickt. Bitte klicke auf den Link in der E-Mail.', 4000)
      onSent(emailAddress)
    },
  )
  const dataProtection = useRequiredTick()
  const termsOfUse = useRequiredTick()
  return (
    <EntryForm
      {...entry}
      submitLabel="Registrieren"
      isReady={isReady && isSlugValid && dataProtection.checked && termsOfUse.checked}
    >
      <TextInput
        {...form.getInputProps('emailAddress')}
        label="E-Mail Adresse"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <div>
        <RequiredTick tick={dataProtection} label="Ich akzeptiere die Datenschutzerklärung">
          <LegalLink to="legal-data-protection">Datenschutz</LegalLink>
        </RequiredTick>
        <RequiredTick tick={termsOfUse} label="Ich akzeptiere die Nutzungsbedingungen">
          <LegalLink to="legal-terms-of-use">Nutzungsbedingungen</LegalLink>
        </RequiredTick>
      </div>
    </EntryForm>
  )
}
