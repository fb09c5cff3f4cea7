import { RATING_MS } from '@wohlauf/contract/values/limits/goal-limits'
import { and, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { awardHealthPoints } from './award.ts'
import { healthPointEntry } from './database/tables.ts'

const REASON = 'goals-rated'

const recentQuery = (tx: Tx, name: string) =>
  tx
    .select({ subject: healthPointEntry.subject })
    .from(healthPointEntry)
    .where(
      and(
        eq(healthPointEntry.userId, sql.placeholder('userId')),
        eq(healthPointEntry.reason, REASON),
        gt(healthPointEntry.createdAt, sql.placeholder('since')),
      ),
    )
    .limit(1)
    .prepare(name)

/** Awards once in {@link RATING_MS} after the last award. The transaction must hold the account's lock. */
export const awardGoalRating = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - RATING_MS)
  const [recent] = await prepared(tx, 'recent-award-of-goals', recentQuery).execute({ userId, since })
  if (recent) return
  // The award is about no single goal: the time of the rating distinguishes one award from the next.
  const award = { userId, reason: REASON, subject: now.toISOString(), title: null } as const
  await awardHealthPoints(tx, award, now)
}
