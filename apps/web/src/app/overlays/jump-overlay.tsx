import { pathTo } from '@wohlauf/contract/routes/routes'
import { lazy, Suspense } from 'react'
import { useJump } from '../../features/jump/use-jump.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { menuFor } from '../shell/menu.ts'

const JumpOfManagers = lazy(() => import('../../features/jump/jump-of-managers.tsx'))

/** Leads staff to everything that they maintain. */
export const JumpOverlay = () => {
  const { isOpen, isWanted } = useJump()
  const user = useSessionUser()
  const features = useAppSettings()?.appEnabledFeatures ?? []
  if (!isWanted) return null
  const areas = menuFor(user, features).flatMap(({ entries }) =>
    entries.map(({ route, label }) => ({ href: pathTo(route), label })),
  )
  return (
    <Suspense>
      <JumpOfManagers isOpen={isOpen} areas={areas} isSponsor={user?.isAppManager !== true} />
    </Suspense>
  )
}
