import { Button } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { defaultRoute } from '../../routes/default-route.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import { Page } from '../../ui/layout/page.tsx'

const DefaultPage = () => {
  const user = useSessionUser()
  const features = useAppSettings()?.appEnabledFeatures ?? []
  const next = user && defaultRoute(user, features)
  if (next) return <Navigate to={pathTo(next) as string} replace />
  return (
    <Page title="Willkommen" isTitleHidden>
      <StateMessage
        spot="welcome"
        title="Du bist angemeldet"
        text="Für deine Rolle gibt es in dieser App noch keinen Bereich."
        action={
          <Button component={RouteLink} to="logout">
            Abmelden
          </Button>
        }
      />
    </Page>
  )
}

export default DefaultPage
