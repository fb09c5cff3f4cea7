import { LEVELS } from '@wohlauf/contract/user-progress/user-progress'

const levelAt = (healthPoints: number): number =>
  LEVELS.findLastIndex(({ threshold }) => healthPoints >= threshold)

/** The ring of a level, which points fill: both ends are shares of 0 to 1. */
export type RingShares = { level: number; from: number; to: number }

/** @param sum the balance with the points */
export const ringShares = (points: number, sum: number): RingShares => {
  const level = levelAt(sum - points)
  const from = LEVELS[level]?.threshold ?? 0
  const next = LEVELS[level + 1]?.threshold
  const shareAt = (balance: number): number =>
    next === undefined ? 1 : Math.min((balance - from) / (next - from), 1)
  return { level, from: shareAt(sum - points), to: shareAt(sum) }
}
