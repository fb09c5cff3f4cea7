import { MAX_DIARY_ENTRIES_OF_DAY } from '@wohlauf/contract/rules/health-points'
import { and, count, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { awardHealthPoints } from './award.ts'
import { healthPointEntry } from './database/tables.ts'
import { isOfDay, subjectOf } from './subject-of-day.ts'

const REASON = 'diary-entry-created'

/**
 * Counts the first entries of a day, whether or not these still exist. The transaction must hold the account's
 * lock.
 * @param day the Berlin day of its creation, `YYYY-MM-DD` (`decisions.md`, open point 17)
 */
export const awardDiaryEntry = async (
  tx: Tx,
  userId: string,
  { entryId, day }: { entryId: string; day: string },
  now: Date,
): Promise<void> => {
  const [awarded] = await tx
    .select({ count: count() })
    .from(healthPointEntry)
    .where(and(eq(healthPointEntry.userId, userId), eq(healthPointEntry.reason, REASON), isOfDay(day)))
  if ((awarded?.count ?? 0) < MAX_DIARY_ENTRIES_OF_DAY)
    await awardHealthPoints(
      tx,
      { userId, reason: REASON, subject: subjectOf(day, entryId), title: null },
      now,
    )
}
