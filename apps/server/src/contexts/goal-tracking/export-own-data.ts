import { asc, eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, type OwnDataSection, without } from '../../platform/database/own-data.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { userGoal, userGoalRating, userGoalRatingRejection } from './database/tables.ts'

const goals = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx.select().from(userGoal).where(eq(userGoal.userId, userId)).orderBy(userGoal.createdAt)
  return {
    table: 'user_goal',
    name: 'userGoals',
    title: 'Ziele',
    purpose: 'Was du erreichen möchtest, damit du deinen Verlauf sehen kannst.',
    records: rows.map((row) => without(row, 'appId', 'userId')),
    readableTable: {
      columns: ['Ziel', 'Angelegt am', 'Erreicht am'],
      rows: rows.map(({ title, createdAt, reachedAt }) => [
        title,
        germanInstant(createdAt),
        reachedAt ? germanInstant(reachedAt) : '',
      ]),
    },
  }
}

const ratings = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: userGoalRating, goalTitle: userGoal.title })
    .from(userGoalRating)
    .innerJoin(userGoal, eq(userGoal.id, userGoalRating.userGoalId))
    .where(eq(userGoalRating.userId, userId))
    .orderBy(asc(userGoal.createdAt), asc(userGoal.id), asc(userGoalRating.number))
  return {
    table: 'user_goal_rating',
    name: 'userGoalRatings',
    title: 'Bewertungen deiner Ziele',
    purpose: 'Wie nah du einem Ziel jeweils warst, von 1 bis 10.',
    records: rows.map(({ row, goalTitle }) => ({ ...without(row, 'appId', 'userId'), goalTitle })),
    readableTable: {
      columns: ['Ziel', 'Bewertung', 'Wann'],
      rows: rows.map(({ row, goalTitle }) => [goalTitle, String(row.score), germanInstant(row.ratedAt)]),
    },
  }
}

const rejection = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select()
    .from(userGoalRatingRejection)
    .where(eq(userGoalRatingRejection.userId, userId))
  return {
    table: 'user_goal_rating_rejection',
    name: 'userGoalRatingRejections',
    title: 'Frage nach deinen Zielen',
    purpose: 'Damit wir dich nach dem Schließen erst an einem anderen Tag wieder fragen.',
    records: rows.map((row) => without(row, 'appId', 'userId')),
    readableTable: {
      columns: ['Zuletzt geschlossen'],
      rows: rows.map(({ rejectedAt }) => [germanInstant(rejectedAt)]),
    },
  }
}

export const exportOwnGoals: ExportOwnData = async (tx, { userId }) => ({
  sections: await Promise.all([goals(tx, userId), ratings(tx, userId), rejection(tx, userId)]),
})
