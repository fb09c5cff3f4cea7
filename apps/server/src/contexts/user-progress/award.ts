import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { HEALTH_POINTS, type HealthPointReason } from './rules/health-points.ts'
import { healthPointEntry, userProgress } from './tables.ts'

/**
 * Writes points into the ledger and their sum beside it, in the caller's transaction. The same reason and subject count
 * once, however often and from however many requests at once: the ledger's key decides.
 *
 * @param subject the id of what earned them
 * @param points other than the reason's usual ones, for instance 0 for a skipped introduction
 */
export const awardHealthPoints = async (
  tx: Tx,
  userId: string,
  reason: HealthPointReason,
  subject: string,
  now: Date,
  points: number = HEALTH_POINTS[reason],
): Promise<void> => {
  const written = await tx
    .insert(healthPointEntry)
    .values({ userId, reason, subject, points, createdAt: now })
    .onConflictDoNothing()
    .returning({ points: healthPointEntry.points })
  if (written.length === 0 || points === 0) return
  await tx
    .insert(userProgress)
    .values({ userId, healthPoints: points })
    .onConflictDoUpdate({
      target: [userProgress.appId, userProgress.userId],
      set: { healthPoints: sql`${userProgress.healthPoints} + ${points}` },
    })
}
