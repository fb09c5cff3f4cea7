import { MAX_GOAL_SCORE, rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { awardGoalRating } from '../../user-progress/index.ts'
import { userGoal, userGoalRating } from '../database/tables.ts'

/** @returns the ratings' numbers, by goal */
const nextNumbers = async (tx: Tx, userId: string, goalIds: string[]): Promise<Map<string, number>> => {
  const goals = await tx
    .update(userGoal)
    .set({ ratingCount: sql`${userGoal.ratingCount} + 1` })
    .where(and(eq(userGoal.userId, userId), anyOf(userGoal.id, goalIds)))
    .returning({ id: userGoal.id, ratingCount: userGoal.ratingCount })
  return new Map(goals.map(({ id, ratingCount }) => [id, ratingCount - 1]))
}

/** The same score within this time is a retry or a double click; after it, it is a new rating. */
const REPETITION_MS = 10 * 60_000

type GoalScore = { userGoalId: string; userGoalProgressScore: number }

const withoutRepetitions = async (
  tx: Tx,
  userId: string,
  scores: GoalScore[],
  now: Date,
): Promise<GoalScore[]> => {
  const goalIds = scores.map(({ userGoalId }) => userGoalId)
  const latest = await tx
    .select({ userGoalId: userGoal.id, score: userGoalRating.score })
    .from(userGoal)
    .innerJoin(
      userGoalRating,
      and(
        eq(userGoalRating.userGoalId, userGoal.id),
        eq(userGoalRating.number, sql`${userGoal.ratingCount} - 1`),
      ),
    )
    .where(
      and(
        eq(userGoal.userId, userId),
        anyOf(userGoal.id, goalIds),
        // The initial score is no rating: the first one may confirm it.
        gt(userGoalRating.number, 0),
        gt(userGoalRating.ratedAt, new Date(now.getTime() - REPETITION_MS)),
      ),
    )
  const scoreOf = new Map(latest.map(({ userGoalId, score }) => [userGoalId, score]))
  return scores.filter(
    ({ userGoalId, userGoalProgressScore }) => scoreOf.get(userGoalId) !== userGoalProgressScore,
  )
}

const markAsReached = (tx: Tx, goalIds: string[], now: Date) =>
  tx
    .update(userGoal)
    .set({ reachedAt: now })
    .where(and(anyOf(userGoal.id, goalIds), isNull(userGoal.reachedAt)))

/** The caller's account is locked: a second call with the same id waits for the first. */
const isRatedAlready = async (tx: Tx, userId: string, ratingId: string): Promise<boolean> => {
  const rows = await tx
    .select({ number: userGoalRating.number })
    .from(userGoalRating)
    .where(and(eq(userGoalRating.userId, userId), eq(userGoalRating.ratingId, ratingId)))
    .limit(1)
  return rows.length > 0
}

export const rateUserGoalProgressCommand = handle(
  rateUserGoalProgress,
  async ({ input, tx, user, now, refuse }) => {
    const { userGoalRatingId: ratingId } = input
    if (ratingId && (await isRatedAlready(tx, user.id, ratingId))) return {}
    const scores = await withoutRepetitions(tx, user.id, input.userGoalProgresses, now)
    if (scores.length === 0) return {}
    const numbers = await nextNumbers(
      tx,
      user.id,
      scores.map(({ userGoalId }) => userGoalId),
    )
    // One that is foreign or was deleted: the refusal rolls back the counting too.
    if (numbers.size !== scores.length) return refuse('not-found')
    const ratings = scores.map(({ userGoalId, userGoalProgressScore: score }) => ({
      userGoalId,
      userId: user.id,
      number: numbers.get(userGoalId) ?? 0,
      score,
      ratedAt: now,
      ratingId,
    }))
    await tx.insert(userGoalRating).values(ratings)
    const reachedGoals = ratings.filter(({ score }) => score === MAX_GOAL_SCORE)
    await markAsReached(
      tx,
      reachedGoals.map(({ userGoalId }) => userGoalId),
      now,
    )
    await awardGoalRating(tx, user.id, now)
    return {}
  },
)
