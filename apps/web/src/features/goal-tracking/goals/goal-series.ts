import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { MAX_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { shortGermanDate } from '../../../ui/time/berlin-time.ts'

type Ratings = Pick<UserGoal, 'scores' | 'ratedGoalsAt'>

/** A score and its day, DD.MM.YY. */
export type GoalPoint = { day: string; score: number }

/** The points by Berlin day, oldest first. */
export const seriesOf = ({ scores, ratedGoalsAt }: Ratings): GoalPoint[] =>
  scores.map((score, index) => ({ day: shortGermanDate(ratedGoalsAt[index] ?? ''), score }))

/** Describes the line for readers who cannot see it. */
export const describeSeries = (title: string, points: readonly GoalPoint[]): string => {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return title
  return `Verlauf von „${title}“: am ${first.day} ${first.score} von ${MAX_GOAL_SCORE}, am ${last.day} ${last.score} von ${MAX_GOAL_SCORE}, ${points.length} Bewertungen.`
}
