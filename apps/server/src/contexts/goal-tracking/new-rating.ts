import { sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { userGoalRating } from './database/tables.ts'

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

type Rating = Omit<typeof userGoalRating.$inferSelect, 'appId'>

/** The insertion of one score of a goal, for `sendWithCommit`. */
export const newRating = (tx: Tx, rating: Rating) => [prepared(tx, 'rate-goal', ratingQuery), rating] as const
