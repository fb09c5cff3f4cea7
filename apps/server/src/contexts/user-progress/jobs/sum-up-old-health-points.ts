import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { REASONS_OF_DAYS } from '@wohlauf/contract/rules/health-points'
import { firstMonthWithDays } from '@wohlauf/contract/rules/months-with-days'
import { and, asc, gt, lt, max, type SQL, sql, sum } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { insertInParts } from '../../../platform/database/insert-many.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { defineLooseSchedule } from '../../../platform/jobs/job.ts'
import { lockFreeAccounts } from '../../../platform/tenancy/lock-free-accounts.ts'
import { healthPointEntry, userProgress } from '../database/tables.ts'

/** Accounts per transaction. */
const AT_ONCE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const HOUR_SECONDS = 3600

const { userId, reason, subject, points, createdAt } = healthPointEntry
const MONTH = sql<string>`to_char(${createdAt} AT TIME ZONE 'Europe/Berlin', 'YYYY-MM')`

/**
 * The subjects of these reasons begin with a date, so the ledger's key finds them; a month's own row begins with a
 * letter and sorts behind. The time of the entry decides, which may be later than the day that it is about.
 */
const isOldEntryOf = (userIds: readonly string[], firstMonth: string) =>
  and(
    anyOf(userId, userIds),
    anyOf(reason, [...REASONS_OF_DAYS]),
    lt(subject, firstMonth),
    lt(createdAt, startOfBerlinDay(`${firstMonth}-01`)),
  )

const monthsOf = (tx: Tx, isOld: SQL | undefined) =>
  tx
    .select({
      userId,
      reason,
      month: MONTH,
      points: sum(points).mapWith(Number),
      createdAt: max(createdAt),
      entries: sql<number>`count(*)::int`,
      withPoints: sql<number>`(count(*) FILTER (WHERE ${points} > 0))::int`,
    })
    .from(healthPointEntry)
    .where(isOld)
    .groupBy(userId, reason, MONTH)

/** The ledger is closed to jobs too: a function removes what {@link isOldEntryOf} finds (`database/functions.sql`). */
const removeOld = async (tx: Tx, userIds: readonly string[], firstMonth: string): Promise<number> => {
  const firstTime = startOfBerlinDay(`${firstMonth}-01`).toISOString()
  const { rows } = await tx.execute<{ removed: number }>(
    sql`SELECT ${schemas.lookups}.remove_old_points(${boundApp}, ${sql.param(userIds)}::uuid[], ${firstMonth}, ${firstTime}::timestamptz) AS removed`,
  )
  return rows[0]?.removed ?? 0
}

/** The sum of all entries stays the same: it is computed from the rows that are deleted, under the accounts' locks. */
const sumUp = async (tx: Tx, userIds: readonly string[], firstMonth: string): Promise<void> => {
  const locked = await lockFreeAccounts(tx, userIds)
  const months = await monthsOf(tx, isOldEntryOf(locked, firstMonth))
  await insertInParts(
    tx,
    healthPointEntry,
    months
      .filter(({ withPoints }) => withPoints > 0)
      .map(({ month, entries: _, withPoints, ...row }) => ({
        ...row,
        subject: `month ${month}`,
        entriesOfMonth: withPoints,
      })),
  )
  const removed = await removeOld(tx, locked, firstMonth)
  const entryCount = months.reduce((all, { entries }) => all + entries, 0)
  if (removed !== entryCount) throw new Error(`${removed} entries were deleted, and ${entryCount} counted`)
}

/**
 * Runs every night: old entries of reasons that grow with time become one row for each reason and month. Points and
 * level of a person stay. An account that is locked is left to the next night.
 */
export const sumUpOldHealthPoints = defineLooseSchedule({
  name: 'sum-up-old-health-points',
  cron: '50 2 * * *',
  maxSeconds: HOUR_SECONDS,
  ownConcurrency: 1,
  run: async ({ inTx, now }) => {
    const firstMonth = firstMonthWithDays(berlinDay(now))
    for (let last: string | undefined = FIRST_ID; last; )
      last = await inTx(async (tx) => {
        const people = await tx
          .select({ id: userProgress.userId })
          .from(userProgress)
          .where(gt(userProgress.userId, last ?? FIRST_ID))
          .orderBy(asc(userProgress.userId))
          .limit(AT_ONCE)
        const isOld = isOldEntryOf(
          people.map(({ id }) => id),
          firstMonth,
        )
        const withOld = await tx.selectDistinct({ id: userId }).from(healthPointEntry).where(isOld)
        if (withOld.length > 0)
          await sumUp(
            tx,
            withOld.map(({ id }) => id),
            firstMonth,
          )
        return people.at(-1)?.id
      })
  },
})
