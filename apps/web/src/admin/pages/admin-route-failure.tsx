import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { GENERAL_REFUSALS } from '@wohlauf/contract/general-refusals'
import { CallError, networkError } from '../../api/call-error.ts'
import { isChunkFailure, useReloadOnChunkFailure } from '../../ui/chunk-failure.ts'
import { FailedState } from '../../ui/failed-state.tsx'
import { Page } from '../../ui/page.tsx'

const wordsFor = (error: unknown): string => {
  if (error instanceof CallError) return error.message
  return isChunkFailure(error) ? networkError().message : GENERAL_REFUSALS['internal-error'].message
}

/** A page that could not be opened: what happened, and a link to continue. */
export const AdminRouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  if (useReloadOnChunkFailure(error)) return null
  return (
    <Page title="Das hat nicht geklappt" isTitleHidden>
      <FailedState
        title="Das hat nicht geklappt"
        text={wordsFor(error)}
        onRetry={() => {
          // A browser may cache that a chunk was missing; a fresh page requests it again.
          if (isChunkFailure(error) && navigator.onLine) return window.location.reload()
          reset()
          void router.invalidate()
        }}
      />
    </Page>
  )
}
