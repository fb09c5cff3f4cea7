import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { CallError } from '../../api/call-error.ts'
import { FailedState } from '../../ui/failed-state.tsx'
import { Page } from '../../ui/page.tsx'

/** A page that could not be opened at all: what happened, and a way on. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  return (
    <Page title="Das hat nicht geklappt" isTitleHidden>
      <FailedState
        title="Das hat nicht geklappt"
        text={error instanceof CallError ? error.message : REFUSALS['internal-error'].message}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </Page>
  )
}
