import type { HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { and, eq, isNotNull } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { healthPointEntry } from './database/tables.ts'

/** Removes the titles from a user's entries with these reasons: they would reveal health data that is deleted. */
export const forgetTitles = async (
  tx: Tx,
  userId: string,
  reasons: readonly HealthPointReason[],
): Promise<void> => {
  await tx
    .update(healthPointEntry)
    .set({ title: null })
    .where(
      and(
        eq(healthPointEntry.userId, userId),
        anyOf(healthPointEntry.reason, [...reasons]),
        isNotNull(healthPointEntry.title),
      ),
    )
}
