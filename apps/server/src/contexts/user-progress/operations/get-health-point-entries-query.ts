import { type HealthPointReason, REASONS_OF_HABITS } from '@wohlauf/contract/rules/health-points'
import { getHealthPointEntries } from '@wohlauf/contract/user-progress/user-progress'
import { and, eq, gt } from 'drizzle-orm'
import { type PagedList, pageOf } from '../../../platform/http/lists/page.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { healthPointEntry } from '../database/tables.ts'

/** A user has few entries a day: they are found by the ledger's key and sorted, which an index for this order would not pay for. */
const LEDGER: PagedList = {
  name: 'health-point-entries',
  by: [healthPointEntry.createdAt, healthPointEntry.reason],
  id: healthPointEntry.subject,
  order: 'descending',
}

const isOfHabits = (reason: HealthPointReason) => REASONS_OF_HABITS.some((each) => each === reason)

/** An admin who views the account sees that points were earned for habits, but not for which. */
export const getHealthPointEntriesQuery = handle(getHealthPointEntries, async (context) => {
  const { tx, user } = context
  const page = pageOf(LEDGER, context)
  const rows = await tx
    .select({
      key: page.key,
      reason: healthPointEntry.reason,
      title: healthPointEntry.title,
      points: healthPointEntry.points,
      createdAt: healthPointEntry.createdAt,
      entriesOfMonth: healthPointEntry.entriesOfMonth,
    })
    .from(healthPointEntry)
    // Entries without points only prevent a later call from earning them.
    .where(and(eq(healthPointEntry.userId, user.id), gt(healthPointEntry.points, 0), page.condition))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, ({ reason, title, points, createdAt, entriesOfMonth }) => ({
    reason,
    title: user.isImpersonated && isOfHabits(reason) ? null : title,
    points,
    earnedAt: createdAt.toISOString(),
    entriesOfMonth,
  }))
})
