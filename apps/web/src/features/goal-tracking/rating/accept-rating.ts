import type { QueryClient } from '@tanstack/react-query'
import {
  getUserGoalProgress,
  type rateUserGoalProgress,
  type UserGoal,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import type { InputOf } from '@wohlauf/contract/operation'
import { answerOptions } from '../../../api/hooks.ts'
import { serverNow } from '../../../ui/time/clock.ts'

type Scores = InputOf<typeof rateUserGoalProgress>['userGoalProgresses']

/**
 * Shows a rating that the server may receive later. An answer that already contains it stays as it is.
 *
 * @param before the goals at the time of the rating
 */
export const acceptRating = (queryClient: QueryClient, before: readonly UserGoal[], scores: Scores): void => {
  const now = serverNow().toISOString()
  const rated = (goal: UserGoal): UserGoal => {
    const count = before.find(({ userGoalId }) => userGoalId === goal.userGoalId)?.scores.length
    const score = scores.find(({ userGoalId }) => userGoalId === goal.userGoalId)?.userGoalProgressScore
    if (score === undefined || count !== goal.scores.length) return goal
    return {
      ...goal,
      latestScore: score,
      scores: [...goal.scores, score],
      ratedGoalsAt: [...goal.ratedGoalsAt, now],
    }
  }
  queryClient.setQueryData(answerOptions(getUserGoalProgress, {}).queryKey, (progress) => {
    const goals = progress?.userGoalProgress.map(rated)
    const isNew = goals?.some((goal, index) => goal !== progress?.userGoalProgress[index])
    return progress && goals && isNew
      ? { ...progress, lastRatingForAGoalAt: now, isRatingDue: false, userGoalProgress: goals }
      : progress
  })
}
