import { lazy, Suspense } from 'react'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'

/** Only learners have notifications, and only after the login. */
const UnseenCount = lazy(loadPart(() => import('../../features/notifications/unseen-count.tsx')))

export const DashboardCount = () => (
  <Suspense>
    <UnseenCount />
  </Suspense>
)
