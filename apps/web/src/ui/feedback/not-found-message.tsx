import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Page } from '../layout/page.tsx'
import { Spot } from './spot.tsx'
import { StateMessage } from './state-message.tsx'

/** Specification, section 2: any path that is not a route. */
export const NotFoundMessage = () => (
  <Page title="Nicht gefunden" isTitleHidden>
    <StateMessage
      picture={<Spot kind="not-found" />}
      title="Nicht gefunden"
      text="Der genutzte Link ist leider nicht mehr gültig."
      action={
        <Button component={Link} to="/">
          Zur Anmeldung
        </Button>
      }
    />
  </Page>
)
