import { pathTo } from '@wohlauf/contract/routes/routes'
import { Suspense } from 'react'
import { useJump } from '../../features/jump/use-jump.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { menuFor } from '../shell/menu.ts'

const JumpOfManagers = lazyDialog(() => import('../../features/jump/jump-of-managers.tsx'))

/** Leads staff to everything that they maintain. */
export const JumpOverlay = () => {
  const { isOpen, isWanted, close } = useJump()
  const user = useSessionUser()
  const app = useAppSettings()
  if (!isWanted) return null
  const areas = menuFor(user, app).flatMap(({ entries }) =>
    entries.map(({ route, label }) => ({ href: pathTo(route), label })),
  )
  return (
    <Suspense>
      <JumpOfManagers isOpen={isOpen} onClose={close} areas={areas} isSponsor={user?.isAppManager !== true} />
    </Suspense>
  )
}
