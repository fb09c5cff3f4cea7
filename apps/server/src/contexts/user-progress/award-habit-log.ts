import { HEALTH_POINTS, MAX_HABIT_POINTS_OF_DAY } from '@wohlauf/contract/rules/health-points'
import { and, eq, sum } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { awardHealthPoints } from './award.ts'
import { healthPointEntry } from './database/tables.ts'
import { isOfDay, subjectOf } from './subject-of-day.ts'

const REASON = 'habit-logged'

/**
 * Awards once per habit and day, even after the log was undone, up to the day's limit. The transaction must hold the
 * account's lock.
 * @param title the habit's
 * @param day the logged day, `YYYY-MM-DD`
 */
export const awardHabitLog = async (
  tx: Tx,
  userId: string,
  { habitId, title, day }: { habitId: string; title: string; day: string },
  now: Date,
): Promise<void> => {
  const [sumOfDay] = await tx
    .select({ points: sum(healthPointEntry.points).mapWith(Number) })
    .from(healthPointEntry)
    .where(and(eq(healthPointEntry.userId, userId), eq(healthPointEntry.reason, REASON), isOfDay(day)))
  const remainingPoints = MAX_HABIT_POINTS_OF_DAY - (sumOfDay?.points ?? 0)
  const points = Math.max(0, Math.min(HEALTH_POINTS[REASON], remainingPoints))
  await awardHealthPoints(
    tx,
    { userId, reason: REASON, subject: subjectOf(day, habitId), title, points },
    now,
  )
}
