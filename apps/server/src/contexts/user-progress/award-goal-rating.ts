import { RATING_MS } from '@wohlauf/contract/values/limits/goal-limits'
import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { awardHealthPoints } from './award.ts'
import { healthPointEntry } from './database/tables.ts'

const REASON = 'goals-rated'

/** Awards once in {@link RATING_MS} after the last award. The transaction must hold the account's lock. */
export const awardGoalRating = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  const [recent] = await tx
    .select({ subject: healthPointEntry.subject })
    .from(healthPointEntry)
    .where(
      and(
        eq(healthPointEntry.userId, userId),
        eq(healthPointEntry.reason, REASON),
        gt(healthPointEntry.createdAt, new Date(now.getTime() - RATING_MS)),
      ),
    )
    .limit(1)
  if (recent) return
  // The award is about no single goal: the time of the rating distinguishes one award from the next.
  await awardHealthPoints(tx, { userId, reason: REASON, subject: now.toISOString(), title: null }, now)
}
