import { Button } from '@mantine/core'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { isSponsorSlugValid } from '@wohlauf/contract/seats/registration'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { useWayIn } from '../../../session/way-in.ts'
import { FailedPage } from '../../../ui/feedback/answered.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { FailureAlert } from '../entry/failure-alert.tsx'
import { MailSent } from '../entry/mail-sent.tsx'
import { InvitationFrame } from './invitation-frame.tsx'
import { SponsorLinkForm } from './sponsor-link-form.tsx'
import classes from './sponsor-link-page.module.css'

const TITLE = 'Registrieren'

/** Refusals after which only a person who has already begun can continue. */
const FOR_HOLDERS: readonly string[] = [
  REFUSALS['no-seat-available'].message,
  REFUSALS['sponsor-link-used-up'].message,
]

type SlugNotValidProps = { explanation: string; onMailAgain: () => void }

/** The holder of the last seat can request the mail again. */
const SlugNotValid = ({ explanation, onMailAgain }: SlugNotValidProps) => {
  const { to, label } = useWayIn()
  return (
    <EntryFrame
      title={TITLE}
      picture={<Spot kind="not-found" />}
      lead="Das klappt mit diesem Link gerade nicht."
    >
      <FailureAlert text={explanation} />
      <div className={classes.ways}>
        <Button component={RouteLink} to={to}>
          {label}
        </Button>
        {FOR_HOLDERS.includes(explanation) && (
          <Button variant="light" onClick={onMailAgain}>
            E-Mail noch einmal anfordern
          </Button>
        )}
      </div>
    </EntryFrame>
  )
}

/** The target of a sponsor's link (specification, section 2). */
const SponsorLinkPage = () => {
  const { registrationLinkSlug } = useRouteParams('authentication-user-registration-with-sponsor-link')
  const slug = useAnswer(isSponsorSlugValid, { registrationLinkSlug }, { isSilent: true })
  const [sentTo, setSentTo] = useState<string>()
  const [isMailWanted, setIsMailWanted] = useState(false)
  if (sentTo)
    return (
      <Page title={TITLE} isTitleHidden>
        <MailSent
          text={`Wir haben eine E-Mail an ${shownAddress(sentTo)} geschickt. Mit dem Link darin schließt du deine Registrierung ab.`}
          onOtherAddress={() => setSentTo(undefined)}
        />
      </Page>
    )
  if (slug.data?.isValid === false && !isMailWanted)
    return <SlugNotValid explanation={slug.data.explanation} onMailAgain={() => setIsMailWanted(true)} />
  if (slug.error && !slug.data)
    return <FailedPage title={TITLE} query={slug} failure="Der Link konnte nicht geprüft werden" />
  const form = (
    <>
      <SponsorLinkForm
        registrationLinkSlug={registrationLinkSlug}
        isSlugValid={slug.data?.isValid === true || isMailWanted}
        onSent={setSentTo}
      />
      <EntryLink to="authentication-login">Schon registriert? Zur Anmeldung</EntryLink>
    </>
  )
  // A server of the former version answers without the company.
  if (isMailWanted || (slug.data && !slug.data.sponsorName))
    return (
      <EntryFrame title={TITLE} lead="Schön, dass du dabei sein möchtest." isWide>
        {form}
      </EntryFrame>
    )
  return (
    <InvitationFrame title={TITLE} sponsorName={slug.data?.sponsorName}>
      {form}
    </InvitationFrame>
  )
}

export default SponsorLinkPage
