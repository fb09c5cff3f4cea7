import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { useAnswer } from '../../api/hooks.ts'
import { useHealthConsent } from '../../session/health-consent.ts'
import { GoalCelebration } from './celebration/goal-celebration.tsx'
import { GoalRatingPrompt } from './rating/goal-rating-prompt.tsx'

/**
 * May open a dialog on any page. The progress, which every page loads, says whether there are goals, so that
 * only people with goals request them. Without the consent nothing could be stored, so no question is asked.
 */
const GoalOverlay = () => {
  const { isGiven } = useHealthConsent()
  const { data: progress } = useAnswer(getUserProgress, {}, { isSilent: true })
  const hasGoals = isGiven && (progress?.userGoalProgress.length ?? 0) > 0
  const { data: goalProgress } = useAnswer(
    getUserGoalProgress,
    {},
    { isSilent: true, isEnabled: hasGoals, refetchOnReturn: true },
  )
  if (!hasGoals || !goalProgress) return null
  return (
    <>
      <GoalRatingPrompt progress={goalProgress} />
      <GoalCelebration goals={goalProgress.userGoalProgress} />
    </>
  )
}

export default GoalOverlay
