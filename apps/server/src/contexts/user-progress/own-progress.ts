import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { userProgress } from './database/tables.ts'
import { levelOf } from './rules/level.ts'

export const ownProgress = async (tx: Tx, userId: string) => {
  const [row] = await prepared(tx, 'get-user-progress', (db, name) =>
    db
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, sql.placeholder('userId')))
      .prepare(name),
  ).execute({ userId })
  const healthPoints = row?.healthPoints ?? 0
  return { healthPoints, ...levelOf(healthPoints), lastCelebratedLevel: row?.lastCelebratedLevel ?? 0 }
}
