import { Button } from '@mantine/core'
import { Page } from '../../ui/page.tsx'
import { Spot } from '../../ui/spot.tsx'
import { StateMessage } from '../../ui/state-message.tsx'

/** Specification, section 2: any address that is no route. */
export const NotFoundPage = () => (
  <Page title="Nicht gefunden" isTitleHidden>
    <StateMessage
      picture={<Spot kind="not-found" />}
      title="Nicht gefunden"
      text="Der genutzte Link ist leider nicht mehr gültig."
      action={
        <Button component="a" href="/">
          Zur Anmeldung
        </Button>
      }
    />
  </Page>
)
