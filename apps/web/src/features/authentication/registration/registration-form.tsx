import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal-texts'
import { pathTo } from '@wohlauf/contract/routes'
import { confirmUserRegistration } from '@wohlauf/contract/user-management'
import { useEffect, useEffectEvent } from 'react'
import { beginSession } from '../../../session/session.ts'
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx'
import { useRepeatedPassword } from '../../../ui/repeated-password.ts'
import { notify } from '../../../ui/snackbar-queue.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { LegalLink } from '../entry/legal-link.tsx'
import { useCommandForm } from '../entry/use-command-form.ts'
import { AgreementTicks } from './agreement-ticks.tsx'
import { HealthConsent } from './health-consent.tsx'
import classes from './registration-form.module.css'
import { AGREED_VERSIONS, useAgreement } from './use-agreement.ts'

type RegistrationFormProps = {
  confirmationToken: string
  emailAddress: string
  /** Both boxes were ticked where the registration began; who was invited ticks them here. */
  hasAgreed: boolean
  onDone: () => void
  onLinkNotValid: () => void
}

export const RegistrationForm = ({
  confirmationToken,
  emailAddress,
  hasAgreed,
  onDone,
  onLinkNotValid,
}: RegistrationFormProps) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, isReady, error, ...entry } = useCommandForm(
    confirmUserRegistration,
    {
      firstName: '',
      lastName: '',
      confirmationToken,
      password: '',
      healthConsentVersion: undefined,
      ...(hasAgreed ? {} : AGREED_VERSIONS),
    },
    (session) => {
      onDone()
      beginSession(queryClient, session)
      notify('success', 'Registrierung abgeschlossen und angemeldet.')
      void router.navigate({ href: pathTo('default'), replace: true })
    },
  )
  const agreement = useAgreement()
  const repeat = useRepeatedPassword(form.values.password, 'Passwort')
  const isLinkNotValid = error?.identifier === 'link-not-valid'
  const leave = useEffectEvent(onLinkNotValid)
  useEffect(() => {
    if (isLinkNotValid) leave()
  }, [isLinkNotValid])
  return (
    <EntryForm
      {...entry}
      submitLabel="Registrierung abschließen"
      isReady={isReady && repeat.isMatching && (hasAgreed || agreement.isGiven)}
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
        <TextInput {...form.getInputProps('firstName')} label="Vorname" autoComplete="given-name" required />
        <TextInput {...form.getInputProps('lastName')} label="Nachname" autoComplete="family-name" required />
      </div>
      <NewPasswordFields
        label="Passwort"
        repeatLabel="Passwort wiederholen"
        password={form.getInputProps('password')}
        repeat={repeat}
      />
      <HealthConsent
        isGiven={form.values.healthConsentVersion !== undefined}
        onChange={(isGiven) =>
          form.setFieldValue('healthConsentVersion', isGiven ? HEALTH_DATA_CONSENT.version : undefined)
        }
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
