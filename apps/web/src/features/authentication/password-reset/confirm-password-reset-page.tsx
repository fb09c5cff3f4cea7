import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { confirmPasswordReset, getPasswordResetRequest } from '@wohlauf/contract/accounts/passwords'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { PASSWORD_RESET_MINUTES } from '@wohlauf/contract/rules/link-life'
import { PASSWORD_LENGTH } from '@wohlauf/contract/values/values'
import { useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { forgetSession } from '../../../session/session.ts'
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx'
import { useRepeatedPassword } from '../../../ui/fields/repeated-password.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryForm } from '../entry/entry-form.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { LinkNotValid } from '../entry/link-not-valid.tsx'
import { Waiting } from '../entry/waiting.tsx'

const TITLE = 'Neues Passwort'

const DeadLink = () => (
  <Page title={TITLE} isTitleHidden>
    <LinkNotValid
      text={`Er gilt ${PASSWORD_RESET_MINUTES} Minuten und einmal. Fordere einfach einen neuen an.`}
    >
      <Button component={RouteLink} to="authentication-request-password-reset">
        Neuen Link anfordern
      </Button>
    </LinkNotValid>
  </Page>
)

type NewPasswordFormProps = { confirmationToken: string; isStaff: boolean; onDone: () => void }

const NewPasswordForm = ({ confirmationToken, isStaff, onDone }: NewPasswordFormProps) => {
  const [isLinkDead, setIsLinkDead] = useState(false)
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, ...entry } = useOperationForm(confirmPasswordReset, {
    initialValues: { confirmationToken, userPassword: '' },
    showsFailure: true,
    successMessage: 'Du kannst dich jetzt mit deinem neuen Passwort anmelden.',
    onSuccess: () => {
      onDone()
      // The account's sessions have ended, on this device too.
      forgetSession(queryClient, 'all-but-commands')
      void router.navigate({ href: pathTo('authentication-login'), replace: true })
    },
    onError: ({ identifier }) => setIsLinkDead(identifier === 'link-not-valid'),
  })
  const repeat = useRepeatedPassword(form.values.userPassword, 'Neues Passwort')
  if (isLinkDead) return <DeadLink />
  return (
    <EntryFrame title={TITLE} lead="Wähle ein Passwort, das du sonst nirgends verwendest.">
      <EntryForm
        {...entry}
        submitLabel="Passwort speichern"
        isComplete={repeat.isMatching}
        footer={<EntryLink to="authentication-login">Zurück zur Anmeldung</EntryLink>}
      >
        <NewPasswordFields
          label="Neues Passwort"
          repeatLabel="Neues Passwort wiederholen"
          password={form.getInputProps('userPassword')}
          repeat={repeat}
          minLength={isStaff ? PASSWORD_LENGTH.minOfStaff : PASSWORD_LENGTH.min}
        />
      </EntryForm>
    </EntryFrame>
  )
}

/** If only the check of the link fails, the form is shown: sending it reports the error. */
const ConfirmPasswordReset = ({ confirmationToken }: { confirmationToken: string }) => {
  const [isDone, setIsDone] = useState(false)
  const request = useAnswer(
    getPasswordResetRequest,
    { confirmationToken },
    // A link that has just been used must not be checked again.
    { isSilent: true, isEnabled: !isDone },
  )
  if (request.error?.identifier === 'link-not-valid' && !isDone) return <DeadLink />
  if (request.isPending && !isDone)
    return (
      <Page title={TITLE} isTitleHidden>
        <Waiting message="Der Link wird geprüft..." />
      </Page>
    )
  return (
    <NewPasswordForm
      confirmationToken={confirmationToken}
      isStaff={request.data?.isStaff ?? false}
      onDone={() => setIsDone(true)}
    />
  )
}

const ConfirmPasswordResetPage = () => {
  const { confirmationToken } = useRouteParams('authentication-confirm-password-reset')
  return <ConfirmPasswordReset key={confirmationToken} confirmationToken={confirmationToken} />
}

export default ConfirmPasswordResetPage
