import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { PASSWORD_LENGTH } from '@wohlauf/contract/values/values'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { beginSession } from '../../../session/session.ts'
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx'
import { useRepeatedPassword } from '../../../ui/fields/repeated-password.ts'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { LegalLink } from '../entry/legal-link.tsx'
import { AgreementTicks } from './agreement-ticks.tsx'
import classes from './registration-form.module.css'
import { useAgreement } from './use-agreement.ts'

type RegistrationFormProps = {
  confirmationToken: string
  emailAddress: string
  /** True if both boxes were ticked when the registration began; an invited person ticks them here. */
  hasAgreed: boolean
  /** True for an invited manager, who needs a longer password. */
  isStaff: boolean
  onDone: () => void
  onLinkNotValid: () => void
}

export const RegistrationForm = ({
  confirmationToken,
  emailAddress,
  hasAgreed,
  isStaff,
  onDone,
  onLinkNotValid,
}: RegistrationFormProps) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const agreement = useAgreement(!hasAgreed)
  const { form, ...entry } = useOperationForm(confirmUserRegistration, {
    initialValues: { firstName: '', lastName: '', confirmationToken, password: '' },
    inputOf: (values) => ({ ...values, ...agreement.versions }),
    showsFailure: true,
    successMessage: 'Registrierung abgeschlossen und angemeldet.',
    isSuccessSeen: true,
    onSuccess: (session) => {
      onDone()
      beginSession(queryClient, session)
      void router.navigate({ href: pathTo('default'), replace: true })
    },
    onError: ({ identifier }) => {
      if (identifier === 'link-not-valid') onLinkNotValid()
    },
  })
  const repeat = useRepeatedPassword(form.values.password, 'Passwort')
  return (
    <EntryForm
      {...entry}
      submitLabel="Registrierung abschließen"
      isComplete={repeat.isMatching && (hasAgreed || agreement.isGiven)}
    >
      <TextInput
        label="E-Mail Adresse"
        value={emailAddress}
        type="email"
        autoComplete="username"
        readOnly
        classNames={{ input: classes.fixed ?? '' }}
      />
      <div className={classes.names}>
        <TextInput
          {...form.getInputProps('firstName')}
          label="Vorname"
          autoComplete="given-name"
          {...REQUIRED}
        />
        <TextInput
          {...form.getInputProps('lastName')}
          label="Nachname"
          autoComplete="family-name"
          {...REQUIRED}
        />
      </div>
      <NewPasswordFields
        label="Passwort"
        repeatLabel="Passwort wiederholen"
        password={form.getInputProps('password')}
        repeat={repeat}
        minLength={isStaff ? PASSWORD_LENGTH.minOfStaff : PASSWORD_LENGTH.min}
      />
      {hasAgreed ? (
        <p className={classes.terms}>
          Wenn du dich registrierst, gelten die{' '}
          <LegalLink to="legal-terms-of-use" isInline>
            Nutzungsbedingungen
          </LegalLink>
          . Wie wir mit deinen Daten umgehen, steht in der{' '}
          <LegalLink to="legal-data-protection" isInline>
            Datenschutzerklärung
          </LegalLink>
          .
        </p>
      ) : (
        <AgreementTicks agreement={agreement} />
      )}
    </EntryForm>
  )
}
