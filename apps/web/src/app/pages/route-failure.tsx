import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouteFailure } from '../../session/use-route-failure.ts'
import { FailedState } from '../../ui/feedback/failed-state.tsx'
import { Page } from '../../ui/layout/page.tsx'

export const RouteFailure = (props: ErrorComponentProps) => {
  const { isReloading, message, retry } = useRouteFailure(props)
  if (isReloading) return null
  return (
    <Page title="Das hat nicht geklappt" isTitleHidden>
      <FailedState title="Das hat nicht geklappt" text={message} onRetry={retry} />
    </Page>
  )
}
