import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ADMIN_ROUTES } from '@wohlauf/contract/admin-routes'
import { Page } from '../../ui/page.tsx'
import { Spot } from '../../ui/spot.tsx'
import { StateMessage } from '../../ui/state-message.tsx'
import { useAdmin } from '../admin-session.ts'

/** The first page after an admin's login; the areas get their own routes. */
const AdminDefaultPage = () => (
  <Page title="Übersicht" isTitleHidden>
    <StateMessage
      picture={<Spot kind="welcome" />}
      title="Du bist angemeldet"
      text={`Angemeldet als ${useAdmin()?.emailAddress ?? ''}`}
      action={
        <Button variant="light" component={Link} to={ADMIN_ROUTES.logout.path}>
          Abmelden
        </Button>
      }
    />
  </Page>
)

export default AdminDefaultPage
