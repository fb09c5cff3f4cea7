import { MAX_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { userGoal, userGoalRating } from '../../../apps/server/src/contexts/goal-tracking/database/tables.ts'
import { awardHealthPoints } from '../../../apps/server/src/contexts/user-progress/index.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'

/** A score a week for the first proposals, up and down; the last goal is reached. */
const SCORES: readonly (readonly number[])[] = [
  [3, 3, 4, 5, 4, 5, 6, 6, 5, 6, 7, 8],
  [2, 3, 2, 2, 3, 4, 3, 4, 4, 5, 5, 5],
  [5, 6, 6, 7, 8, 7, 8, 9, 9, 10, 10, 10],
]

const WEEKS = 12
const DAY_MS = 86_400_000

/** The last rating was two days ago, so that the next one is not due yet. */
const ratedAt = (week: number, now: Date): Date =>
  new Date(now.getTime() - ((WEEKS - 1 - week) * 7 + 2) * DAY_MS)

export const pursueGoals = async (
  tx: Tx,
  userId: string,
  proposals: readonly string[],
  now: Date,
): Promise<void> => {
  for (const [index, scores] of SCORES.entries()) {
    const reachedIn = scores.indexOf(MAX_GOAL_SCORE)
    const reachedAt = reachedIn === -1 ? null : ratedAt(reachedIn, now)
    const [created] = await tx
      .insert(userGoal)
      .values({
        userId,
        title: proposals[index] ?? '',
        ratingCount: scores.length,
        reachedAt,
        celebratedAt: reachedAt,
        createdAt: ratedAt(0, now),
      })
      .returning({ userGoalId: userGoal.id })
    if (!created) throw new Error('the goal was not written')
    await tx
      .insert(userGoalRating)
      .values(
        scores.map((score, number) => ({ ...created, userId, number, score, ratedAt: ratedAt(number, now) })),
      )
  }
  // The initial scores earn no points.
  for (let week = 1; week < WEEKS; week += 1) {
    const at = ratedAt(week, now)
    const award = { userId, reason: 'goals-rated', subject: at.toISOString(), title: null } as const
    await awardHealthPoints(tx, award, at)
  }
}
