import type { UserGoal, UserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { idOf } from './sample-elements.ts'

const DAY_MS = 86_400_000

/** A goal with these scores, one a week since Wednesday, 5 March 2031. */
export const sampleGoal = (nth: number, scores: number[], more: Partial<UserGoal> = {}): UserGoal => ({
  userGoalId: idOf(nth),
  title: `Ziel ${nth}`,
  firstScore: scores[0] ?? 1,
  latestScore: scores.at(-1) ?? 1,
  scores,
  ratedGoalsAt: scores.map((_, week) => new Date(Date.UTC(2031, 2, 5, 9) + week * 7 * DAY_MS).toISOString()),
  isCelebrationDue: false,
  ...more,
})

/** The answer with these goals; nothing is due. */
export const sampleProgress = (
  goals: UserGoal[],
  more: Partial<UserGoalProgress> = {},
): UserGoalProgress => ({
  lastRatingForAGoalAt: goals[0]?.ratedGoalsAt.at(-1) ?? null,
  lastRejectedRatingGoalsAt: null,
  isRatingDue: false,
  userGoalProgress: goals,
  ...more,
})
