import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ownGoals } from '../own-goals.ts'
import { lastRejection } from '../rejections.ts'
import { isRatingDue } from '../rules/rating-due.ts'

export const getUserGoalProgressQuery = handle(getUserGoalProgress, async ({ tx, user, now }) => {
  const [goals, rejectedAt] = await Promise.all([ownGoals(tx, user.id), lastRejection(tx, user.id)])
  const lastRating = goals
    .flatMap(({ ratedGoalsAt }) => ratedGoalsAt)
    .sort()
    .at(-1)
  const last = {
    ratedAt: lastRating ? new Date(lastRating) : null,
    rejectedOn: rejectedAt && berlinDay(rejectedAt),
  }
  return {
    lastRatingForAGoalAt: lastRating ?? null,
    lastRejectedRatingGoalsAt: rejectedAt?.toISOString() ?? null,
    isRatingDue: isRatingDue(last, now, berlinDay(now)),
    userGoalProgress: goals,
  }
})
