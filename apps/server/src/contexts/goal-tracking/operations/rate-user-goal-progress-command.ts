import { MAX_GOAL_SCORE, rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { sendWithCommit, type Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { awardGoalRating } from '../../user-progress/index.ts'
import { userGoal, userGoalRating } from '../database/tables.ts'
import { newRating } from '../new-rating.ts'

const { placeholder } = sql

const numbersQuery = (tx: Tx, name: string) =>
  tx
    .update(userGoal)
    .set({ ratingCount: sql`${userGoal.ratingCount} + 1` })
    .where(and(eq(userGoal.userId, placeholder('userId')), anyOf(userGoal.id, placeholder('goalIds'))))
    .returning({ id: userGoal.id, ratingCount: userGoal.ratingCount })
    .prepare(name)

/** @returns the ratings' numbers, by goal */
const nextNumbers = async (tx: Tx, userId: string, goalIds: string[]): Promise<Map<string, number>> => {
  const goals = await prepared(tx, 'count-goal-ratings', numbersQuery).execute({ userId, goalIds })
  return new Map(goals.map(({ id, ratingCount }) => [id, ratingCount - 1]))
}

/** The same score within this time is a retry or a double click; after it, it is a new rating. */
const REPETITION_MS = 10 * 60_000

type GoalScore = { userGoalId: string; userGoalProgressScore: number }

const latestQuery = (tx: Tx, name: string) =>
  tx
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
        eq(userGoal.userId, placeholder('userId')),
        anyOf(userGoal.id, placeholder('goalIds')),
        // The initial score is no rating: the first one may confirm it.
        gt(userGoalRating.number, 0),
        gt(userGoalRating.ratedAt, placeholder('since')),
      ),
    )
    .prepare(name)

const withoutRepetitions = async (
  tx: Tx,
  userId: string,
  scores: GoalScore[],
  now: Date,
): Promise<GoalScore[]> => {
  const goalIds = scores.map(({ userGoalId }) => userGoalId)
  const since = new Date(now.getTime() - REPETITION_MS)
  const latest = await prepared(tx, 'latest-goal-ratings', latestQuery).execute({ userId, goalIds, since })
  const scoreOf = new Map(latest.map(({ userGoalId, score }) => [userGoalId, score]))
  return scores.filter(
    ({ userGoalId, userGoalProgressScore }) => scoreOf.get(userGoalId) !== userGoalProgressScore,
  )
}

const reachedQuery = (tx: Tx, name: string) =>
  tx
    .update(userGoal)
    .set({ reachedAt: sql`${placeholder('now')}::timestamptz` })
    .where(and(anyOf(userGoal.id, placeholder('goalIds')), isNull(userGoal.reachedAt)))
    .prepare(name)

const ratedQuery = (tx: Tx, name: string) =>
  tx
    .select({ number: userGoalRating.number })
    .from(userGoalRating)
    .where(
      and(
        eq(userGoalRating.userId, placeholder('userId')),
        eq(userGoalRating.ratingId, placeholder('ratingId')),
      ),
    )
    .limit(1)
    .prepare(name)

/** The caller's account is locked: a second call with the same id waits for the first. */
const isRatedAlready = async (tx: Tx, userId: string, ratingId: string): Promise<boolean> =>
  (await prepared(tx, 'goal-rating-of-id', ratedQuery).execute({ userId, ratingId })).length > 0

export const rateUserGoalProgressCommand = handle(
  rateUserGoalProgress,
  async ({ input, tx, user, now, refuse }) => {
    const { userGoalRatingId: ratingId = null } = input
    const [isRated, scores] = await Promise.all([
      ratingId !== null && isRatedAlready(tx, user.id, ratingId),
      withoutRepetitions(tx, user.id, input.userGoalProgresses, now),
    ])
    if (isRated || scores.length === 0) return {}
    const goalIds = scores.map(({ userGoalId }) => userGoalId)
    const numbers = await nextNumbers(tx, user.id, goalIds)
    // One that is foreign or was deleted: the refusal rolls back the counting, and what is sent with the commit is not.
    if (numbers.size !== scores.length) return refuse('not-found')
    awardGoalRating(tx, user.id, now)
    for (const { userGoalId, userGoalProgressScore: score } of scores) {
      const number = numbers.get(userGoalId) ?? 0
      const rating = { userGoalId, userId: user.id, number, score, ratedAt: now, ratingId }
      sendWithCommit(tx, ...newRating(tx, rating))
    }
    const reachedScores = scores.filter(
      ({ userGoalProgressScore }) => userGoalProgressScore === MAX_GOAL_SCORE,
    )
    if (reachedScores.length > 0)
      sendWithCommit(tx, prepared(tx, 'mark-goals-as-reached', reachedQuery), {
        goalIds: reachedScores.map(({ userGoalId }) => userGoalId),
        now: now.toISOString(),
      })
    return {}
  },
)
