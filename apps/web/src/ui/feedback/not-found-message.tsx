import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '../layout/page.tsx'
import { StateMessage } from './state-message.tsx'

type NotFoundPageProps = {
  title: string
  text?: string
  action: ReactNode
}

export const NotFoundPage = (message: NotFoundPageProps) => (
  <Page title="Nicht gefunden" isTitleHidden>
    <StateMessage spot="not-found" {...message} />
  </Page>
)

/**
 * Shown for any path that is not a route (specification, section 2).
 *
 * @param wayLabel names the page that the root leads to
 */
export const NotFoundMessage = ({ wayLabel = 'Zur Anmeldung' }: { wayLabel?: string }) => (
  <NotFoundPage
    title="Nicht gefunden"
    text="Der genutzte Link ist leider nicht mehr gültig."
    action={
      <Button component={Link} to="/">
        {wayLabel}
      </Button>
    }
  />
)
