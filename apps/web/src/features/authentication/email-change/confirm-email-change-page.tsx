import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { confirmEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { useMemo, useState } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { sessionOptions, useSessionUser } from '../../../session/session.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { Outcome } from '../entry/outcome.tsx'
import { useCommandOnLoad } from '../entry/use-command-on-load.ts'
import { Waiting } from '../entry/waiting.tsx'

const WayOn = () =>
  useSessionUser() ? (
    <Button component={RouteLink} to="default">
      Weiter
    </Button>
  ) : (
    <Button component={RouteLink} to="authentication-login">
      Zur Anmeldung
    </Button>
  )

const TITLE = 'E-Mail Adresse bestätigen'

const Confirmation = ({ confirmationToken }: { confirmationToken: string }) => {
  const queryClient = useQueryClient()
  const user = useSessionUser()
  const input = useMemo(() => ({ confirmationToken }), [confirmationToken])
  const { isSuccessful, error, retry } = useCommandOnLoad(confirmEmailAddressChange, input, () => {
    if (user) void queryClient.invalidateQueries({ queryKey: sessionOptions.queryKey })
  })
  if (isSuccessful)
    return (
      <Outcome
        spot="done"
        title="Deine neue Adresse gilt"
        text="Ab jetzt meldest du dich mit ihr an. Dein Passwort bleibt dasselbe."
      >
        <WayOn />
      </Outcome>
    )
  if (error)
    return (
      <Outcome
        spot="not-found"
        title="Die E-Mail Adresse konnte nicht angepasst werden!"
        text={
          error.identifier === 'link-not-valid'
            ? `${error.message} Du kannst die Änderung in deinem Profil noch einmal anfordern.`
            : error.message
        }
      >
        {error.identifier !== 'link-not-valid' && <Button onClick={retry}>Noch einmal versuchen</Button>}
        <WayOn />
      </Outcome>
    )
  return (
    <Waiting message="Die E-Mail Adresse wird bestätigt...">
      <EntryLink to="authentication-login">Zur Anmeldung</EntryLink>
    </Waiting>
  )
}

/**
 * Confirms automatically when it is opened with a session, which no program that only follows links has:
 * mail scanners run the page's scripts as well. Elsewhere a press is needed. A second call with the same link succeeds as
 * well.
 */
const ConfirmEmailChange = ({ confirmationToken }: { confirmationToken: string }) => {
  const user = useSessionUser()
  const [isStarted, setIsStarted] = useState(false)
  // The confirmation ends other sessions of the account: one that was there at first has been enough.
  if (user && !isStarted) setIsStarted(true)
  if (isStarted)
    return (
      <Page title={TITLE} isTitleHidden>
        <Confirmation confirmationToken={confirmationToken} />
      </Page>
    )
  return (
    <EntryFrame title={TITLE} lead="Danach meldest du dich mit deiner neuen Adresse an.">
      <Button size="lg" fullWidth onClick={() => setIsStarted(true)}>
        Neue Adresse bestätigen
      </Button>
    </EntryFrame>
  )
}

const ConfirmEmailChangePage = () => {
  const { confirmationToken } = useRouteParams('authentication-confirm-email-change')
  return <ConfirmEmailChange key={confirmationToken} confirmationToken={confirmationToken} />
}

export default ConfirmEmailChangePage
