import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication/authentication'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { IMPERSONATION_SECONDS } from '@wohlauf/contract/rules/link-life'
import { useMemo } from 'react'
import { storedSession } from '../../api/stored-session.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { beginSession } from '../../session/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Outcome } from './entry/outcome.tsx'
import { useCommandOnLoad } from './entry/use-command-on-load.ts'
import { Waiting } from './entry/waiting.tsx'

const Impersonation = ({ token }: { token: string }) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const input = useMemo(() => ({ token }), [token])
  const { error, retry } = useCommandOnLoad(getAuthenticatedImpersonation, input, (session) => {
    // Stores the token from the answer, and removes all data of the previous login.
    const own = storedSession.token
    storedSession.clear()
    if (own) storedSession.setToken(own)
    beginSession(queryClient, session)
    void router.navigate({ href: pathTo('default'), replace: true })
  })
  if (!error) return <Waiting message="Das Konto wird geöffnet..." />
  const isNotValid = error.identifier === 'link-not-valid'
  return (
    <Outcome
      spot={isNotValid ? 'not-found' : 'offline'}
      title="Das Konto konnte nicht geöffnet werden"
      text={
        isNotValid ? `${error.message} Er gilt ${IMPERSONATION_SECONDS} Sekunden und einmal.` : error.message
      }
    >
      {isNotValid ? (
        <Button component={RouteLink} to="authentication-login">
          Zur Anmeldung
        </Button>
      ) : (
        <Button onClick={retry}>Noch einmal versuchen</Button>
      )}
    </Outcome>
  )
}

/** The target of the admin site's link for a visit (specification, section 2). */
const ImpersonationPage = () => {
  const { token } = useRouteParams('authentication-impersonation')
  return (
    <Page title="Konto öffnen" isTitleHidden>
      <Impersonation key={token} token={token} />
    </Page>
  )
}

export default ImpersonationPage
