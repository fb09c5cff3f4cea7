import { MAX_SCORES, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { userGoal, userGoalRating } from './database/tables.ts'
import { goalWithHistory } from './rules/goal-history.ts'

const isShown = or(
  eq(userGoalRating.number, 0),
  gt(userGoalRating.number, sql`${userGoal.ratingCount} - ${MAX_SCORES}`),
)

/** Oldest first. */
export const ownGoals = async (tx: Tx, userId: string): Promise<UserGoal[]> => {
  const rows = await tx
    .select({ goal: userGoal, score: userGoalRating.score, ratedAt: userGoalRating.ratedAt })
    .from(userGoal)
    .innerJoin(userGoalRating, eq(userGoalRating.userGoalId, userGoal.id))
    .where(and(eq(userGoal.userId, userId), isShown))
    .orderBy(asc(userGoal.createdAt), asc(userGoal.id), asc(userGoalRating.number))
  return [...Map.groupBy(rows, ({ goal }) => goal.id).values()].flatMap(([first, ...more]) =>
    first ? [goalWithHistory(first.goal, [first, ...more])] : [],
  )
}

/** Oldest first: part of an answer that every screen needs. */
export const ownGoalTitles = (tx: Tx, userId: string): Promise<{ title: string }[]> =>
  prepared(tx, 'own-goal-titles', (db, name) =>
    db
      .select({ title: userGoal.title })
      .from(userGoal)
      .where(eq(userGoal.userId, sql.placeholder('userId')))
      .orderBy(asc(userGoal.createdAt), asc(userGoal.id))
      .prepare(name),
  ).execute({ userId })
