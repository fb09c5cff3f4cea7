import { getUserProgress, LEVELS, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { lazy, Suspense, useState } from 'react'
import { useAnswer, useCommand } from '../../api/hooks.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { useCalmMoment } from '../../ui/dialogs/use-calm-moment.ts'
import { useCurrentRoute } from '../shell/use-current-route.ts'

const LevelUpDialog = lazy(() => import('./level-up-dialog.tsx'))

/**
 * Congratulates once on each new level, over all devices: the server is told as soon as the dialog is shown. Level 0 is
 * the start and not an achievement: a new user sees no dialog.
 */
const LevelUp = () => {
  const app = useAppSettings()
  const current = useCurrentRoute()
  const user = useSessionUser()
  const { data: progress } = useAnswer(getUserProgress, {}, { isSilent: true })
  const { mutate: markAsCelebrated } = useCommand(markLevelAsCelebrated, { isSilent: true })
  const [dialog, setDialog] = useState({ level: 0, isOpen: false })
  // A shown level counts immediately, even if the server could not be told.
  const isDue =
    progress && !user?.isImpersonated && progress.level > Math.max(progress.lastCelebratedLevel, dialog.level)
  useCalmMoment({ isDue, isBlocked: dialog.isOpen || current === 'logout' }, () => {
    if (!progress) return
    setDialog({ level: progress.level, isOpen: true })
    markAsCelebrated({ level: progress.level })
  })
  const level = LEVELS[dialog.level]
  if (!app || !progress || !level || dialog.level === 0) return null
  return (
    <Suspense>
      <LevelUpDialog
        isOpen={dialog.isOpen}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
        preventionType={app.appPreventionType}
        level={dialog.level}
        levelName={level.name}
        healthPoints={progress.healthPoints}
        firstName={user?.firstName ?? ''}
      />
    </Suspense>
  )
}

export default LevelUp
