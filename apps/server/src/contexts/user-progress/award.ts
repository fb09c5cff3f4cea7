import { HEALTH_POINTS, type HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'

/** Calls the function in `database/writes.sql`, which marking a page uses too. */
const awardQuery = (tx: Tx, name: string) => {
  const { placeholder } = sql
  return tx
    .select({ done: sql`true` })
    .from(
      sql`${schemas.writes}.award_points(${boundApp}::uuid, ${placeholder('userId')}::uuid, ${placeholder('reason')}, ${placeholder('subject')},
        ${placeholder('title')}, ${placeholder('points')}::integer, ${placeholder('now')}::timestamptz)`,
    )
    .prepare(name)
}

export type Award = {
  userId: string
  reason: HealthPointReason
  subject: string
  /** The subject's name; null when it has no title. Never a text that a user has written. */
  title: string | null
  /** Overrides the reason's usual points, for instance 0 for a skipped introduction. */
  points?: number | undefined
}

/** The same reason and subject count once, however many concurrent requests there are. */
export const awardHealthPoints = async (tx: Tx, { points, ...award }: Award, now: Date): Promise<void> => {
  const values = { ...award, points: points ?? HEALTH_POINTS[award.reason], now: now.toISOString() }
  await prepared(tx, 'award-health-points', awardQuery).execute(values)
}
