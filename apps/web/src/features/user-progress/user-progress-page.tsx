import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { useAnswer } from '../../api/hooks.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { FailedState } from '../../ui/feedback/failed-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { BadgeOverview } from './badge-overview.tsx'
import { LevelPanel, LevelPanelSkeleton } from './level-panel.tsx'
import { PointsSection } from './points-section.tsx'

/** Specification, section 2, "Progress". */
const UserProgressPage = () => {
  const preventionType = useAppSettings()?.appPreventionType ?? 'NUTRITION'
  const { data: progress, error, refetch, isFetching } = useAnswer(getUserProgress, {}, { isSilent: true })
  if (!progress && error)
    return (
      <Page title="Gesundheitspunkte" isTitleHidden>
        <FailedState
          title="Deine Punkte sind gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  return (
    <Page title="Gesundheitspunkte">
      <div aria-busy={!progress}>
        {progress ? (
          <LevelPanel progress={progress} preventionType={preventionType} />
        ) : (
          <LevelPanelSkeleton />
        )}
        <PointsSection />
        <BadgeOverview level={progress?.level} preventionType={preventionType} />
      </div>
    </Page>
  )
}

export default UserProgressPage
