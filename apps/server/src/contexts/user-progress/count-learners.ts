import type { HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { and, gte, lt, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { healthPointEntry } from './database/tables.ts'

const COMPLETED = 'module-completed' satisfies HealthPointReason

/** Leaves out habits, goals and the diary: users consented to their own use of health data only (`legal-texts.ts`). */
const LEARNING: readonly HealthPointReason[] = [
  'module-page-seen',
  'quiz-answered-correctly',
  'acknowledgement-given',
  'exercise-confirmed',
  COMPLETED,
  'blog-article-read',
]

/**
 * Reads the ledger, so that a module which a manager deletes later still counts.
 * @param time from the first instant to before the second
 */
export const countLearners = async (
  tx: Tx,
  userIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<{ active: number; completed: number }> => {
  const { userId, reason, createdAt } = healthPointEntry
  const learners = await tx
    .select({ hasCompleted: sql<boolean>`bool_or(${reason} = ${COMPLETED})` })
    .from(healthPointEntry)
    .where(and(anyOf(userId, userIds), anyOf(reason, LEARNING), gte(createdAt, from), lt(createdAt, to)))
    .groupBy(userId)
  return {
    active: learners.length,
    completed: learners.filter(({ hasCompleted }) => hasCompleted).length,
  }
}
