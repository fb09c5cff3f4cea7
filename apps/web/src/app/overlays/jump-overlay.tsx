import { pathTo } from '@wohlauf/contract/routes/routes'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isJumpOpen } from '../../features/jump/jump-state.ts'
import { useJumpKey } from '../../features/jump/use-jump-key.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { useStore } from '../../ui/state/store.ts'
import { menuFor } from '../shell/menu.ts'

const JumpDialog = lazy(() => import('../../features/jump/jump-dialog.tsx'))

/** Leads staff to everything that they maintain. */
export const JumpOverlay = () => {
  useJumpKey()
  const user = useSessionUser()
  const features = useAppSettings()?.appEnabledFeatures ?? []
  const isOpen = useStore(isJumpOpen)
  // It stays mounted while it closes.
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  // Of another person nothing is left open.
  useEffect(() => () => isJumpOpen.set(false), [])
  if (!isWanted) return null
  const areas = menuFor(user, features).flatMap(({ entries }) =>
    entries.map(({ route, label }) => ({ href: pathTo(route), label })),
  )
  return (
    <Suspense>
      <JumpDialog isOpen={isOpen} areas={areas} isSponsor={user?.isAppManager !== true} />
    </Suspense>
  )
}
