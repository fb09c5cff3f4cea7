import { randomUUID } from 'node:crypto'
import { createUserGoal, MAX_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { MAX_GOALS } from '@wohlauf/contract/values/limits/goal-limits'
import { and, count, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/database/prepared.ts'
import { sendWithCommit, type Tx } from '../../../platform/database/transaction.ts'
import { insertUnlessDeleted } from '../../../platform/deleted-ids/deleted-ids.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { userGoal, userGoalRating } from '../database/tables.ts'

const findWritten = async (tx: Tx, userGoalId: string) => {
  const [row] = await tx
    .select({ title: userGoal.title, initialScore: userGoalRating.score })
    .from(userGoal)
    .innerJoin(userGoalRating, and(eq(userGoalRating.userGoalId, userGoal.id), eq(userGoalRating.number, 0)))
    .where(eq(userGoal.id, userGoalId))
  return row
}

const countQuery = (tx: Tx, name: string) =>
  tx
    .select({ goals: count() })
    .from(userGoal)
    .where(eq(userGoal.userId, sql.placeholder('userId')))
    .prepare(name)

const countGoals = async (tx: Tx, userId: string): Promise<number> => {
  const [row] = await prepared(tx, 'count-goals', countQuery).execute({ userId })
  return row?.goals ?? 0
}

const ratingQuery = (tx: Tx, name: string) =>
  tx
    .insert(userGoalRating)
    .values({
      userGoalId: sql.placeholder('userGoalId'),
      userId: sql.placeholder('userId'),
      number: sql.placeholder('number'),
      score: sql.placeholder('score'),
      ratedAt: sql.placeholder('ratedAt'),
      ratingId: sql.placeholder('ratingId'),
    })
    .prepare(name)

export const createUserGoalCommand = handle(createUserGoal, async ({ input, tx, user, now, refuse }) => {
  const { userGoalId = randomUUID(), title, initialScore } = input
  const userId = user.id
  // A goal that begins at the highest score is no achievement to celebrate.
  const reachedAt = initialScore === MAX_GOAL_SCORE ? now : null
  const [outcome, goalCount] = await Promise.all([
    insertUnlessDeleted(tx, userGoal, {
      row: {
        id: userGoalId,
        userId,
        title,
        ratingCount: 1,
        reachedAt,
        celebratedAt: reachedAt,
        createdAt: now,
      },
      written: { title, initialScore },
      find: () => findWritten(tx, userGoalId),
    }),
    countGoals(tx, userId),
  ])
  if (outcome === 'conflict') return refuse('conflict')
  if (outcome === 'known') return { userGoalId }
  if (goalCount > MAX_GOALS) return refuse('too-many-goals')
  const rating = { userGoalId, userId, number: 0, score: initialScore, ratedAt: now, ratingId: null }
  sendWithCommit(tx, prepared(tx, 'rate-goal', ratingQuery), rating)
  return { userGoalId }
})
