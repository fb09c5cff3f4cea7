import { MAX_GOAL_SCORE, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'

type Scored = Pick<UserGoal, 'firstScore' | 'latestScore' | 'scores'>

/** The initial score alone shows no change (`decisions.md`, open point 10). */
export const isRated = ({ scores }: Pick<Scored, 'scores'>): boolean => scores.length > 1

export const isReached = ({ latestScore }: Pick<Scored, 'latestScore'>): boolean =>
  latestScore === MAX_GOAL_SCORE

export const HINT_BEFORE_RATING =
  'Sobald du deine Ziele zum ersten Mal bewertet hast, siehst du hier, was sich verändert.'

const closerTo = (up: number, all: number): string => {
  if (all === 1) return 'Du bist deinem Ziel näher gekommen.'
  if (up === all) return 'Du bist allen deinen Zielen näher gekommen.'
  return up === 1
    ? `Du bist einem von ${all} Zielen näher gekommen.`
    : `Du bist ${up} von ${all} Zielen näher gekommen.`
}

/**
 * Compares the first with the latest score of each goal (`decisions.md`, open point 9). The text never
 * scolds.
 */
export const trendOf = (goals: readonly Scored[]): string => {
  const ratedGoals = goals.filter(isRated)
  if (ratedGoals.length === 0) return HINT_BEFORE_RATING
  if (goals.every(isReached))
    return goals.length === 1
      ? 'Du hast dein Ziel erreicht. Das hast du gut gemacht!'
      : 'Du hast alle deine Ziele erreicht. Das hast du gut gemacht!'
  const up = ratedGoals.filter(({ firstScore, latestScore }) => latestScore > firstScore).length
  const down = ratedGoals.filter(({ firstScore, latestScore }) => latestScore < firstScore).length
  if (up > 0)
    return down > 0
      ? `${closerTo(up, goals.length)} Dass es bei anderen auf und ab geht, gehört dazu.`
      : closerTo(up, goals.length)
  return down > 0
    ? 'Gerade ist es schwerer als am Anfang. Das kommt vor: Ein kleiner Schritt genügt.'
    : 'Du hältst deinen Stand. Auch Dranbleiben zählt.'
}

export const changeOf = ({ firstScore, latestScore }: Omit<Scored, 'scores'>): string =>
  firstScore === latestScore
    ? `Am Anfang und jetzt ${latestScore} von ${MAX_GOAL_SCORE}`
    : `Am Anfang ${firstScore}, jetzt ${latestScore} von ${MAX_GOAL_SCORE}`
