import { Button } from '@mantine/core'
import { PRIVATE_MOVE_HOURS } from '@wohlauf/contract/rules/link-life'
import { confirmPrivateMove } from '@wohlauf/contract/seats/departures'
import { useCommand } from '../../../api/hooks.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { FailureAlert } from '../entry/failure-alert.tsx'
import { LinkNotValid } from '../entry/link-not-valid.tsx'
import { Outcome } from '../entry/outcome.tsx'

const TITLE = 'Umzug bestätigen'

const ConfirmPrivateMove = ({ confirmationToken }: { confirmationToken: string }) => {
  const { mutate, isPending, isSuccess, error } = useCommand(confirmPrivateMove, { isSilent: true })
  if (isSuccess || error?.identifier === 'link-not-valid')
    return (
      <Page title={TITLE} isTitleHidden>
        {isSuccess ? (
          <Outcome
            spot="done"
            title="Dein Konto ist umgezogen"
            text="Ab jetzt meldest du dich mit dieser Adresse an. Dein Passwort bleibt dasselbe, und alles ist noch da."
          >
            <Button component={RouteLink} to="authentication-login">
              Zur Anmeldung
            </Button>
          </Outcome>
        ) : (
          <LinkNotValid
            text={`Er gilt ${PRIVATE_MOVE_HOURS} Stunden und nur, solange dein Konto noch nicht gelöscht ist. Einen neuen bekommst du über den Link in unserer ersten E-Mail.`}
          />
        )}
      </Page>
    )
  return (
    <EntryFrame
      title={TITLE}
      lead="Danach gehört dein Konto dir allein, und du meldest dich mit dieser Adresse an."
    >
      <FailureAlert text={error?.message} />
      <Button size="lg" fullWidth loading={isPending} onClick={() => mutate({ confirmationToken })}>
        Umzug bestätigen
      </Button>
    </EntryFrame>
  )
}

/** Opening it changes nothing, because mail programs open links too. */
const ConfirmPrivateMovePage = () => {
  const { confirmationToken } = useRouteParams('authentication-confirm-private-move')
  return <ConfirmPrivateMove key={confirmationToken} confirmationToken={confirmationToken} />
}

export default ConfirmPrivateMovePage
