import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { defineLooseSchedule } from '../../../platform/jobs/job.ts'
import { lockFreeAccounts } from '../../../platform/tenancy/lock-free-accounts.ts'
import { awardMinRuntime } from '../award-min-runtime.ts'
import { habit, habitIntent } from '../database/tables.ts'
import type { OwnIntent } from '../own-intents.ts'
import { historiesOf } from '../run-histories.ts'

const AT_ONCE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Running, past the minimum runtime, and without its points. */
const openOnes = (tx: Tx, condition: SQL, today: string): Promise<OwnIntent[]> =>
  tx
    .select({ intent: habitIntent, offeredHabit: habit })
    .from(habitIntent)
    .innerJoin(habit, eq(habit.id, habitIntent.habitId))
    .where(
      and(
        condition,
        isNull(habitIntent.minRuntimeEarnedAt),
        sql`${habitIntent.startedOn} + ${habit.minRuntimeWeeks} * 7 <= ${today}::date`,
      ),
    )
    .orderBy(asc(habitIntent.id))
    .limit(AT_ONCE)

/** Skips accounts that a command has locked: that command, or the next night, awards their points. */
const award = async (tx: Tx, intents: readonly OwnIntent[], today: string, now: Date): Promise<void> => {
  const locked = new Set(await lockFreeAccounts(tx, [...new Set(intents.map(({ intent }) => intent.userId))]))
  const free = intents.filter(({ intent }) => locked.has(intent.userId)).map(({ intent }) => intent.id)
  // Reads them again under the locks.
  const open = await openOnes(tx, anyOf(habitIntent.id, free), today)
  const historyOf = await historiesOf(
    tx,
    open.map(({ intent }) => intent),
  )
  for (const own of open) await awardMinRuntime(tx, own, historyOf(own.intent), now)
}

/**
 * Runs every night after the end of the day, for runs that are no longer logged too (`decisions.md`, open point 3).
 */
export const judgeMinRuntimes = defineLooseSchedule({
  name: 'judge-min-runtimes',
  cron: '10 1 * * *',
  run: async ({ inTx, now }) => {
    const today = berlinDay(now)
    for (let last: string | undefined = FIRST_ID; last; ) {
      const batch = await inTx(async (tx) => {
        const intents = await openOnes(tx, gt(habitIntent.id, last ?? FIRST_ID), today)
        if (intents.length > 0) await award(tx, intents, today, now)
        return intents
      })
      last = batch.at(-1)?.intent.id
    }
  },
})
