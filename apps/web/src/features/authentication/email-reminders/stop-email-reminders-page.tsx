import { Button } from '@mantine/core'
import { stopEmailReminders } from '@wohlauf/contract/accounts/notification-settings'
import { useCommand } from '../../../api/hooks.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { FailureAlert } from '../entry/failure-alert.tsx'
import { LinkNotValid } from '../entry/link-not-valid.tsx'
import { Outcome } from '../entry/outcome.tsx'

const TITLE = 'Erinnerungen per E-Mail ausschalten'

const StopEmailReminders = ({ confirmationToken }: { confirmationToken: string }) => {
  const { mutate, isPending, isSuccess, error } = useCommand(stopEmailReminders, { isSilent: true })
  if (isSuccess || error?.identifier === 'link-not-valid')
    return (
      <Page title={TITLE} isTitleHidden>
        {isSuccess ? (
          <Outcome
            spot="done"
            title="Du bekommst keine Erinnerungen per E-Mail mehr"
            text="In deinem Profil kannst du sie jederzeit wieder einschalten."
          >
            <EntryLink to="default">Zur App</EntryLink>
          </Outcome>
        ) : (
          <LinkNotValid text="In deinem Profil kannst du die Erinnerungen jederzeit ausschalten.">
            <EntryLink to="default">Zur App</EntryLink>
          </LinkNotValid>
        )}
      </Page>
    )
  return (
    <EntryFrame title={TITLE} lead="Dann erinnern wir dich nicht mehr per E-Mail an deine Gewohnheiten.">
      <FailureAlert text={error?.message} />
      <Button size="lg" fullWidth loading={isPending} onClick={() => mutate({ confirmationToken })}>
        Ausschalten
      </Button>
    </EntryFrame>
  )
}

/** Opening it changes nothing, because mail programs and scanners open links too. */
const StopEmailRemindersPage = () => {
  const { confirmationToken } = useRouteParams('authentication-stop-email-reminders')
  return <StopEmailReminders key={confirmationToken} confirmationToken={confirmationToken} />
}

export default StopEmailRemindersPage
