import { getUserProgress, type UserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { useAnswer } from '../../api/hooks.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { BadgeOverview } from './badge-overview.tsx'
import { LevelPanel, LevelPanelSkeleton } from './level-panel.tsx'
import { PointsSection } from './points-section.tsx'

/** Points and badges have queries and pictures of their own, separate from the level's. */
const Progress = ({ progress }: { progress?: UserProgress }) => {
  const preventionType = useAppSettings()?.appPreventionType ?? 'NUTRITION'
  return (
    <div aria-busy={!progress}>
      {progress ? <LevelPanel progress={progress} preventionType={preventionType} /> : <LevelPanelSkeleton />}
      <PointsSection />
      <BadgeOverview level={progress?.level} preventionType={preventionType} />
    </div>
  )
}

/** Specification, section 2, "Progress". */
const UserProgressPage = () => (
  <AnsweredPage
    title="Gesundheitspunkte"
    query={useAnswer(getUserProgress, {}, { isSilent: true })}
    failure="Deine Punkte sind gerade nicht erreichbar"
    placeholder={<Progress />}
  >
    {(progress) => <Progress progress={progress} />}
  </AnsweredPage>
)

export default UserProgressPage
