import { MAX_GOAL_SCORE, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'

type Goal = { id: string; title: string; reachedAt: Date | null; celebratedAt: Date | null }
type Rating = { score: number; ratedAt: Date }

/** @param ratings oldest first, beginning with the initial score */
export const goalWithHistory = (goal: Goal, ratings: readonly [Rating, ...Rating[]]): UserGoal => {
  const firstScore = ratings[0].score
  const latestScore = ratings.at(-1)?.score ?? firstScore
  return {
    userGoalId: goal.id,
    title: goal.title,
    latestScore,
    firstScore,
    scores: ratings.map(({ score }) => score),
    ratedGoalsAt: ratings.map(({ ratedAt }) => ratedAt.toISOString()),
    isCelebrationDue: goal.reachedAt !== null && goal.celebratedAt === null && latestScore === MAX_GOAL_SCORE,
  }
}
