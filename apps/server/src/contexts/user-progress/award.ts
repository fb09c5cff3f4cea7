import { HEALTH_POINTS, type HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { ne, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { healthPointEntry, userProgress } from './database/tables.ts'

/**
 * The ledger's key decides whether an entry counts; the stored sum grows by the inserted entries, in the same
 * statement.
 */
const awardQuery = (tx: Tx, name: string) => {
  const entries = tx.$with('written').as(
    tx
      .insert(healthPointEntry)
      .values({
        userId: sql.placeholder('userId'),
        reason: sql.placeholder('reason'),
        subject: sql.placeholder('subject'),
        title: sql.placeholder('title'),
        points: sql.placeholder('points'),
        createdAt: sql.placeholder('now'),
      })
      .onConflictDoNothing()
      .returning({
        userId: healthPointEntry.userId,
        points: healthPointEntry.points,
      }),
  )
  return tx
    .with(entries)
    .insert(userProgress)
    .select((builder) =>
      builder
        .select({
          appId: sql<string>`${boundApp}::uuid`.as('app_id'),
          userId: entries.userId,
          healthPoints: entries.points,
          lastCelebratedLevel: sql<number>`0`.as('last_celebrated_level'),
        })
        .from(entries)
        .where(ne(entries.points, 0)),
    )
    .onConflictDoUpdate({
      target: [userProgress.appId, userProgress.userId],
      set: { healthPoints: sql`${userProgress.healthPoints} + excluded.health_points` },
    })
    .prepare(name)
}

export type Award = {
  userId: string
  reason: HealthPointReason
  /** The id of the row that earned the points. */
  subject: string
  /** What it is called; null when it has no title. Never anything that a user has written. */
  title: string | null
  /** Other than the reason's usual ones, for instance 0 for a skipped introduction. */
  points?: number | undefined
}

/**
 * The statement that writes points into the ledger and the sum. The same reason and subject count once,
 * however many concurrent requests there are.
 */
export const healthPointAward = (tx: Tx, { points, ...award }: Award, now: Date) =>
  [
    prepared(tx, 'award-health-points', awardQuery),
    { ...award, points: points ?? HEALTH_POINTS[award.reason], now },
  ] as const

/** Executes {@link healthPointAward}. */
export const awardHealthPoints = async (...award: Parameters<typeof healthPointAward>): Promise<void> => {
  const [query, values] = healthPointAward(...award)
  await query.execute(values)
}
