import { getUserGoalProgress, rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { effectOn } from '../../../device/outbox/effects.ts'

export const RATING_EFFECTS = [
  effectOn(getUserGoalProgress, rateUserGoalProgress, (progress, { userGoalProgresses }, doneAtMs) => {
    const now = new Date(doneAtMs).toISOString()
    const goals = progress.userGoalProgress.map((goal) => {
      const rating = userGoalProgresses.find(({ userGoalId }) => userGoalId === goal.userGoalId)
      // `serverNow` is never later than the server's clock: an answer with the rating has no earlier time.
      const isRated = Date.parse(goal.ratedGoalsAt.at(-1) ?? '') >= doneAtMs
      if (!rating || isRated) return goal
      const { userGoalProgressScore: score } = rating
      return {
        ...goal,
        latestScore: score,
        scores: [...goal.scores, score],
        ratedGoalsAt: [...goal.ratedGoalsAt, now],
      }
    })
    return goals.every((goal, index) => goal === progress.userGoalProgress[index])
      ? progress
      : { ...progress, lastRatingForAGoalAt: now, isRatingDue: false, userGoalProgress: goals }
  }),
]
