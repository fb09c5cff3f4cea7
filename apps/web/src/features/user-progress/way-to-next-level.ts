import { LEVELS, MAX_LEVEL, type UserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { germanNumber } from '@wohlauf/contract/values/german-number'

type Progress = Pick<
  UserProgress,
  'healthPoints' | 'level' | 'necessaryHealthPointsOfCurrentLevel' | 'necessaryHealthPointsOfNextLevel'
>

export type WayToNextLevel = {
  /** 0 to 100: the progress between the current level and the next; 100 at the highest. */
  percent: number
  text: string
}

/** Returns 100 percent at the highest level (specification, section 9). */
export const wayToNextLevel = (progress: Progress): WayToNextLevel => {
  const next = LEVELS[progress.level + 1]
  if (progress.level >= MAX_LEVEL || !next)
    return { percent: 100, text: 'Du hast das höchste Level erreicht.' }
  const from = progress.necessaryHealthPointsOfCurrentLevel
  const to = progress.necessaryHealthPointsOfNextLevel
  const missing = Math.max(to - progress.healthPoints, 0)
  const share = (progress.healthPoints - from) / (to - from)
  return {
    percent: Math.min(Math.max(Math.floor(share * 100), 0), 100),
    text: `Noch ${germanNumber(missing)} ${missing === 1 ? 'Punkt' : 'Punkte'} bis „${next.name}“`,
  }
}
