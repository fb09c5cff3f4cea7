import { HEALTH_POINTS, MAX_DIARY_ENTRIES_OF_DAY } from '@wohlauf/contract/rules/health-points'
import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import { sendWithCommit, type Tx } from '../../platform/database/transaction.ts'

const awardQuery = (tx: Tx, name: string) => {
  const { placeholder } = sql
  return tx
    .select({ done: sql`true` })
    .from(
      sql`${schemas.writes}.award_diary_entry(${boundApp}::uuid, ${placeholder('userId')}::uuid, ${placeholder('entryId')}::uuid,
        ${placeholder('day')}, ${placeholder('points')}::integer, ${placeholder('limit')}::integer, ${placeholder('now')}::timestamptz)`,
    )
    .prepare(name)
}

/**
 * Counts the first entries of a day, whether or not these still exist; sent with the commit, so once in a transaction, which must
 * hold the account's lock.
 * @param day the Berlin day of its creation, `YYYY-MM-DD` (`decisions.md`, open point 17)
 */
export const awardDiaryEntry = (
  tx: Tx,
  userId: string,
  entry: { entryId: string; day: string },
  now: Date,
): void =>
  sendWithCommit(tx, prepared(tx, 'award-diary-entry', awardQuery), {
    ...entry,
    userId,
    points: HEALTH_POINTS['diary-entry-created'],
    limit: MAX_DIARY_ENTRIES_OF_DAY,
    now: now.toISOString(),
  })
