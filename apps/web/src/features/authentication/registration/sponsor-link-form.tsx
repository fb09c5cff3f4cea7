import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { AgreementTicks } from './agreement-ticks.tsx'
import { useAgreement } from './use-agreement.ts'

type SponsorLinkFormProps = {
  registrationLinkSlug: string
  /** False while it is unknown, too. */
  isSlugValid: boolean
  onSent: (emailAddress: string) => void
}

export const SponsorLinkForm = ({ registrationLinkSlug, isSlugValid, onSent }: SponsorLinkFormProps) => {
  const agreement = useAgreement()
  const { form, ...entry } = useOperationForm(registerUserForSponsor, {
    initialValues: { emailAddress: '', registrationLinkSlug },
    inputOf: (values) => ({ ...values, ...agreement.versions }),
    showsFailure: true,
    successMessage: 'Erfolgreich abgeschickt. Bitte klicke auf den Link in der E-Mail.',
    onSuccess: (_nothing, { emailAddress }) => onSent(emailAddress),
  })
  return (
    <EntryForm {...entry} submitLabel="Registrieren" isComplete={isSlugValid && agreement.isGiven}>
      <TextInput
        {...form.getInputProps('emailAddress')}
        label="E-Mail Adresse"
        description="Dorthin schicken wir dir den nächsten Schritt."
        type="email"
        autoComplete="username"
        inputMode="email"
        {...REQUIRED}
      />
      <AgreementTicks agreement={agreement} />
    </EntryForm>
  )
}
