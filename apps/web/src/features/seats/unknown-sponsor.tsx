import { Button } from '@mantine/core'
import { RouteLink } from '../../routes/route-link.tsx'
import { NotFoundPage } from '../../ui/feedback/not-found-message.tsx'

/** The address names a sponsor that does not exist: another attempt would not help. */
export const UnknownSponsor = () => (
  <NotFoundPage
    title="Diesen Sponsor gibt es nicht"
    text="Vielleicht wurde er inzwischen gelöscht."
    action={
      <Button component={RouteLink} to="manage-sponsors-sponsor-list">
        Alle Sponsoren
      </Button>
    }
  />
)
