import { useQuery } from '@tanstack/react-query'
import { shortDate } from '@wohlauf/contract/rules/calendar-days'
import { getDeparture } from '@wohlauf/contract/seats/departures'
import { useState } from 'react'
import { answerOptions } from '../../../api/hooks.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { FailedAnswer } from '../../../ui/feedback/answered.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { LinkNotValid } from '../entry/link-not-valid.tsx'
import { Outcome } from '../entry/outcome.tsx'
import { Waiting } from '../entry/waiting.tsx'
import { Deletion } from './deletion.tsx'
import classes from './departure.module.css'
import { OwnerActions } from './owner-actions.tsx'

const TITLE = 'Dein Zugang ist beendet'

/** How often the state is fetched while the data are being exported. */
const ASK_AGAIN_MS = 4000

const useDeparture = (confirmationToken: string, isEnabled: boolean) =>
  useQuery({
    ...answerOptions(getDeparture, { confirmationToken }),
    enabled: isEnabled,
    meta: { isSilent: true },
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.dataExport.requestedAt && !data.dataExport.availableUntil ? ASK_AGAIN_MS : false,
  })

const Deleted = () => (
  <Page title={TITLE} isTitleHidden>
    <Outcome
      spot="done"
      title="Dein Konto ist gelöscht"
      text="Alles, was wir über dich gespeichert hatten, ist gelöscht. Pass gut auf dich auf."
    >
      <EntryLink to="authentication-login">Zur Anmeldung</EntryLink>
    </Outcome>
  </Page>
)

const Departure = ({ confirmationToken }: { confirmationToken: string }) => {
  const [isDeleted, setIsDeleted] = useState(false)
  const departure = useDeparture(confirmationToken, !isDeleted)
  const { data, error } = departure
  if (isDeleted) return <Deleted />
  if (error?.identifier === 'link-not-valid')
    return (
      <Page title={TITLE} isTitleHidden>
        <LinkNotValid text="Vielleicht wurde dein Konto schon gelöscht, es ist umgezogen, oder du hast deinen Zugang wieder." />
      </Page>
    )
  if (!data)
    return (
      <Page title={TITLE} isTitleHidden>
        {error ? (
          <FailedAnswer query={departure} failure="Die Seite ist gerade nicht erreichbar" />
        ) : (
          <Waiting message="Der Link wird geprüft..." />
        )}
      </Page>
    )
  const until = shortDate(data.endsOn)
  return (
    <EntryFrame
      title={TITLE}
      lead={`Bis zum ${until} kannst du hier noch über deine Daten entscheiden. Danach löschen wir sie und dein Konto.`}
      isWide
    >
      <div className={classes.parts}>
        <OwnerActions
          confirmationToken={confirmationToken}
          dataExport={data.dataExport}
          allowsMove={data.allowsMove}
        />
        <Deletion confirmationToken={confirmationToken} onDeleted={() => setIsDeleted(true)} />
      </div>
    </EntryFrame>
  )
}

/** Opening it changes nothing, because mail programs open links too. */
const DeparturePage = () => {
  const { confirmationToken } = useRouteParams('authentication-departure')
  return <Departure key={confirmationToken} confirmationToken={confirmationToken} />
}

export default DeparturePage
