import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { stopEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { useCommand } from '../../../api/hooks.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { forgetSession } from '../../../session/session.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { FailureAlert } from '../entry/failure-alert.tsx'
import { LinkNotValid } from '../entry/link-not-valid.tsx'
import { Outcome } from '../entry/outcome.tsx'
import classes from './stop-email-change-page.module.css'

const TITLE = 'Deine Adresse soll sich ändern'

const ResetButton = () => (
  <Button component={RouteLink} to="authentication-request-password-reset">
    Passwort zurücksetzen
  </Button>
)

const Stopped = () => (
  <Outcome
    spot="done"
    title="Die Änderung ist gestoppt"
    text="Dein Konto behält deine bisherige E-Mail Adresse, und alle Geräte wurden abgemeldet. Wenn jemand anderes dein Passwort kennen könnte, wähle jetzt ein neues."
  >
    <ResetButton />
    <EntryLink to="authentication-login">Zur Anmeldung</EntryLink>
  </Outcome>
)

const StopEmailChange = ({ confirmationToken }: { confirmationToken: string }) => {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useCommand(stopEmailAddressChange, {
    isSilent: true,
    // All sessions of the account have ended, on this device too.
    onSuccess: () => forgetSession(queryClient, 'all-but-commands'),
  })
  if (isSuccess || error?.identifier === 'link-not-valid')
    return (
      <Page title={TITLE} isTitleHidden>
        {isSuccess ? (
          <Stopped />
        ) : (
          <LinkNotValid text="Wenn dir etwas verdächtig vorkommt, wähle ein neues Passwort oder schreib unserem Support.">
            <ResetButton />
          </LinkNotValid>
        )}
      </Page>
    )
  return (
    <EntryFrame title={TITLE} lead="Jemand möchte für dein Konto eine andere E-Mail Adresse.">
      <div className={classes.card}>
        <p>
          Warst du das? Dann brauchst du nichts zu tun. Wenn nicht, stoppe die Änderung: Deine bisherige
          Adresse bleibt, und alle Geräte werden abgemeldet.
        </p>
        <FailureAlert text={error?.message} />
        <Button size="lg" fullWidth loading={isPending} onClick={() => mutate({ confirmationToken })}>
          Änderung stoppen
        </Button>
      </div>
    </EntryFrame>
  )
}

/** Opening it changes nothing, because mail programs open links too. */
const StopEmailChangePage = () => {
  const { confirmationToken } = useRouteParams('authentication-stop-email-change')
  return <StopEmailChange key={confirmationToken} confirmationToken={confirmationToken} />
}

export default StopEmailChangePage
