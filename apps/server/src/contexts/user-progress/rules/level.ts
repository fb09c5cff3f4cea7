import { LEVELS, MAX_LEVEL } from '@wohlauf/contract/user-progress/user-progress'

/** At the highest level the next threshold equals the current one. */
export const levelOf = (healthPoints: number) => {
  const level = LEVELS.findLastIndex(({ threshold }) => healthPoints >= threshold)
  const current = LEVELS[level] ?? LEVELS[0]
  const next = LEVELS[Math.min(level + 1, MAX_LEVEL)] ?? current
  return {
    level,
    levelName: current.name,
    necessaryHealthPointsOfCurrentLevel: current.threshold,
    necessaryHealthPointsOfNextLevel: next.threshold,
  }
}
