import { getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { FailedPage } from '../../../ui/feedback/answered.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntryLink } from '../entry/entry-link.tsx'
import { LinkNotValid } from '../entry/link-not-valid.tsx'
import { Waiting } from '../entry/waiting.tsx'
import { InvitationFrame } from './invitation-frame.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationSkeleton } from './registration-skeleton.tsx'

const TITLE = 'Registrierung abschließen'

const NOT_VALID_HINT =
  'Hast du dich damit schon registriert? Dann melde dich einfach an. Sonst lass dir von deinem Unternehmen eine neue Einladung oder den Registrierungslink schicken.'

/** The target of the links in registration mails and invitations (specification, section 2). */
const RegistrationConfirmation = ({ confirmationToken }: { confirmationToken: string }) => {
  const [step, setStep] = useState<'asking' | 'link-used' | 'done'>('asking')
  const request = useAnswer(
    getUserRegistrationRequest,
    { confirmationToken },
    // The new session drops all cached answers including this one: it must not be refetched.
    { isSilent: true, isEnabled: step === 'asking' },
  )
  if (step === 'done')
    return (
      <Page title={TITLE} isTitleHidden>
        <Waiting message="Du wirst angemeldet..." />
      </Page>
    )
  const isNotValid = step === 'link-used' || request.error?.identifier === 'link-not-valid'
  if (isNotValid)
    return (
      <Page title={TITLE} isTitleHidden>
        <LinkNotValid text={NOT_VALID_HINT} />
      </Page>
    )
  if (request.error && !request.data)
    return (
      <FailedPage title={TITLE} query={request} failure="Deine Registrierung ist gerade nicht erreichbar" />
    )
  const form = (
    <>
      {request.data ? (
        <RegistrationForm
          confirmationToken={confirmationToken}
          emailAddress={request.data.emailAddress}
          hasAgreed={request.data.hasAgreed}
          isStaff={request.data.isStaff}
          onDone={() => setStep('done')}
          onLinkNotValid={() => setStep('link-used')}
        />
      ) : (
        <RegistrationSkeleton />
      )}
      <EntryLink to="authentication-login">Schon registriert? Zur Anmeldung</EntryLink>
    </>
  )
  // A manager is not invited by a company, and a server of the former version does not name it.
  if (request.data && !request.data.sponsorName)
    return (
      <EntryFrame title={TITLE} lead="Nur noch ein paar Angaben, dann geht es los." isWide>
        {form}
      </EntryFrame>
    )
  return (
    <InvitationFrame title={TITLE} sponsorName={request.data?.sponsorName} isFormFirst>
      {form}
    </InvitationFrame>
  )
}

const RegistrationConfirmationPage = () => {
  const { confirmationToken } = useRouteParams('authentication-user-registration-confirmation')
  return <RegistrationConfirmation key={confirmationToken} confirmationToken={confirmationToken} />
}

export default RegistrationConfirmationPage
