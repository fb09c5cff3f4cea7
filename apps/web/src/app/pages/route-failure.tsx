import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { CallError } from '../../api/call-error.ts'
import { Page } from '../../ui/page.tsx'
import { Spot } from '../../ui/spot.tsx'
import { StateMessage } from '../../ui/state-message.tsx'

/** A page that could not be opened at all: what happened, and a way on. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page title="Das hat nicht geklappt" isTitleHidden>
      <StateMessage
        picture={<Spot kind="offline" />}
        title="Das hat nicht geklappt"
        text={error instanceof CallError ? error.message : REFUSALS['internal-error'].message}
        action={<Button onClick={again}>Noch einmal versuchen</Button>}
      />
    </Page>
  )
}
