import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { PASSWORD_RESET_MINUTES } from '@wohlauf/contract/rules/link-life'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { useState } from 'react'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryForm } from '../entry/entry-form.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { MailSent } from '../entry/mail-sent.tsx'

const TITLE = 'Passwort zurücksetzen'

/** Does not reveal whether the address exists (specification, section 8). */
const REQUESTED =
  'Wenn die E-Mail Adresse in unserem System existiert wirst du in den nächsten Minuten eine E-Mail mit einem Link zum Zurücksetzen erhalten.'
const REQUESTED_MS = 8000

const RequestPasswordResetForm = ({ onSent }: { onSent: (emailAddress: string) => void }) => {
  const { form, ...entry } = useOperationForm(requestPasswordReset, {
    initialValues: { userEmailAddress: '' },
    showsFailure: true,
    successMessage: REQUESTED,
    successMs: REQUESTED_MS,
    onSuccess: (_nothing, { userEmailAddress }) => onSent(userEmailAddress),
  })
  return (
    <EntryForm
      {...entry}
      submitLabel="Link anfordern"
      footer={<EntryLink to="authentication-login">Zurück zur Anmeldung</EntryLink>}
    >
      <TextInput
        {...form.getInputProps('userEmailAddress')}
        label="E-Mail Adresse"
        type="email"
        autoComplete="username"
        inputMode="email"
        {...REQUIRED}
      />
    </EntryForm>
  )
}

const RequestPasswordResetPage = () => {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo)
    return (
      <Page title={TITLE} isTitleHidden>
        <MailSent
          text={`Wenn es zu ${shownAddress(sentTo)} ein Konto gibt, ist eine E-Mail unterwegs. Der Link darin gilt ${PASSWORD_RESET_MINUTES} Minuten.`}
          onOtherAddress={() => setSentTo(undefined)}
        />
      </Page>
    )
  return (
    <EntryFrame
      title={TITLE}
      lead="Sag uns deine E-Mail Adresse. Du bekommst einen Link, mit dem du ein neues Passwort wählst."
    >
      <RequestPasswordResetForm onSent={setSentTo} />
    </EntryFrame>
  )
}

export default RequestPasswordResetPage
