import { Button } from '@mantine/core'
import { RouteLink } from '../../routes/route-link.tsx'
import { Spot } from '../../ui/feedback/spot.tsx'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The address names a sponsor that does not exist: another attempt would not help. */
export const UnknownSponsor = () => (
  <Page title="Nicht gefunden" isTitleHidden>
    <StateMessage
      picture={<Spot kind="not-found" />}
      title="Diesen Sponsor gibt es nicht"
      text="Vielleicht wurde er inzwischen gelöscht."
      action={
        <Button component={RouteLink} to="manage-sponsors-sponsor-list">
          Alle Sponsoren
        </Button>
      }
    />
  </Page>
)
