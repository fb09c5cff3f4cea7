import { getUserProgress } from '@wohlauf/contract/user-progress'
import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/database/prepared.ts'
import { handle } from '../../../platform/http/handler.ts'
import { levelOf } from '../rules/level.ts'
import { userProgress } from '../tables.ts'

export const getUserProgressQuery = handle(getUserProgress, async ({ tx, user }) => {
  const [row] = await prepared(tx, 'get-user-progress', (db, name) =>
    db
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, sql.placeholder('userId')))
      .prepare(name),
  ).execute({ userId: user.id })
  const healthPoints = row?.healthPoints ?? 0
  return {
    healthPoints,
    ...levelOf(healthPoints),
    lastCelebratedLevel: row?.lastCelebratedLevel ?? 0,
    userGoalProgress: [],
  }
})
