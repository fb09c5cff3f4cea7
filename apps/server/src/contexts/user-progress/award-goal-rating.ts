import { HEALTH_POINTS } from '@wohlauf/contract/rules/health-points'
import { RATING_MS } from '@wohlauf/contract/values/limits/goal-limits'
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
      sql`${schemas.writes}.award_goal_rating(${boundApp}::uuid, ${placeholder('userId')}::uuid, ${placeholder('subject')},
        ${placeholder('since')}::timestamptz, ${placeholder('points')}::integer, ${placeholder('now')}::timestamptz)`,
    )
    .prepare(name)
}

/**
 * Awards once in {@link RATING_MS} after the last award; sent with the commit, so once in a transaction, which must hold the
 * account's lock.
 */
export const awardGoalRating = (tx: Tx, userId: string, now: Date): void =>
  sendWithCommit(tx, prepared(tx, 'award-goal-rating', awardQuery), {
    userId,
    subject: now.toISOString(),
    since: new Date(now.getTime() - RATING_MS).toISOString(),
    points: HEALTH_POINTS['goals-rated'],
    now: now.toISOString(),
  })
