import { getUserProgress, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAnswer, useCommand } from '../../api/hooks.ts'
import { shownLevel } from '../../features/user-progress/celebration/shown-level.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { useCalmMoment } from '../../ui/dialogs/use-calm-moment.ts'
import { celebration, isCelebrationNext } from '../../ui/reward/rewards.ts'
import { useStore } from '../../ui/state/store.ts'
import { useCurrentRoute } from '../shell/use-current-route.ts'

const LevelUpDialog = lazy(loadPart(() => import('./level-up-dialog.tsx')))

/**
 * Congratulates once on each new level, over all devices: the server records it as soon as the dialog is
 * shown. Level 0 is the start and not an achievement: a new user sees no dialog.
 */
const LevelUp = () => {
  const app = useAppSettings()
  const current = useCurrentRoute()
  const user = useSessionUser()
  const { data: progress } = useAnswer(getUserProgress, {}, { isSilent: true })
  const { mutate: markAsCelebrated } = useCommand(markLevelAsCelebrated, { isSilent: true })
  const [dialog, setDialog] = useState({ level: 0, isOpen: false })
  // A shown level counts immediately, even if the server could not record it.
  const lastShown = useStore(shownLevel)
  // Another person may log in on this page.
  useEffect(() => () => shownLevel.set(0), [])
  const isDue =
    progress && !user?.isImpersonated && progress.level > Math.max(progress.lastCelebratedLevel, lastShown)
  // A celebration on the screen itself congratulates on the level.
  const isCelebrated = useStore(celebration) !== null
  const isElsewhere = useStore(isCelebrationNext) || isCelebrated
  const isBlocked = dialog.isOpen || isElsewhere || current === 'logout'
  useCalmMoment({ isDue, isBlocked }, () => {
    if (!progress) return
    shownLevel.set(progress.level)
    setDialog({ level: progress.level, isOpen: true })
    markAsCelebrated({ level: progress.level })
  })
  if (!app || !progress || dialog.level === 0) return null
  return (
    <Suspense>
      <LevelUpDialog
        isOpen={dialog.isOpen}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
        preventionType={app.appPreventionType}
        level={dialog.level}
        healthPoints={progress.healthPoints}
        firstName={user?.firstName ?? ''}
      />
    </Suspense>
  )
}

export default LevelUp
