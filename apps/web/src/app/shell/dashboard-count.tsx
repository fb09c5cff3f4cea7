import { type ComponentType, lazy, Suspense } from 'react'

/** Only learners have notifications, and only after the login. The bars work without this code. */
const loadUnseenCount = (): Promise<{ default: ComponentType }> =>
  import('../../features/notifications/unseen-count.tsx').catch(() => ({ default: () => null }))
const UnseenCount = lazy(loadUnseenCount)

export const DashboardCount = () => (
  <Suspense>
    <UnseenCount />
  </Suspense>
)
