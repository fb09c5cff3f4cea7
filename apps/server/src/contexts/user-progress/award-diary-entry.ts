import { MAX_DIARY_ENTRIES_OF_DAY } from '@wohlauf/contract/rules/health-points'
import { and, between, count, eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { awardHealthPoints } from './award.ts'
import { healthPointEntry } from './database/tables.ts'
import { rangeOfDay, subjectOf } from './subject-of-day.ts'

const REASON = 'diary-entry-created'

const countQuery = (tx: Tx, name: string) => {
  const { userId, reason, subject } = healthPointEntry
  return tx
    .select({ count: count() })
    .from(healthPointEntry)
    .where(
      and(
        eq(userId, sql.placeholder('userId')),
        eq(reason, REASON),
        between(subject, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .prepare(name)
}

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
  const counting = prepared(tx, 'count-awards-of-diary', countQuery)
  const [awarded] = await counting.execute({ userId, ...rangeOfDay(day) })
  if ((awarded?.count ?? 0) >= MAX_DIARY_ENTRIES_OF_DAY) return
  const award = { userId, reason: REASON, subject: subjectOf(day, entryId), title: null } as const
  await awardHealthPoints(tx, award, now)
}
