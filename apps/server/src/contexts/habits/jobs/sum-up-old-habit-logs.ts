import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { firstMonthWithDays } from '@wohlauf/contract/rules/months-with-days'
import { and, asc, gt, lt } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { insertInParts } from '../../../platform/database/insert-many.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { defineLooseSchedule } from '../../../platform/jobs/job.ts'
import { lockFreeAccounts } from '../../../platform/tenancy/lock-free-accounts.ts'
import { habitIntent, habitLog, habitMonth } from '../database/tables.ts'
import type { Intent } from '../own-intents.ts'
import type { RunHistory } from '../rules/days.ts'
import { shareOfMonth } from '../rules/look-back.ts'
import { historiesOf } from '../run-histories.ts'

/** Intents per transaction. */
const AT_ONCE = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const HOUR_SECONDS = 3600

type Log = Pick<typeof habitLog.$inferSelect, 'habitIntentId' | 'run' | 'loggedOn'>

const intentsAfter = (tx: Tx, id: string): Promise<Intent[]> =>
  tx.select().from(habitIntent).where(gt(habitIntent.id, id)).orderBy(asc(habitIntent.id)).limit(AT_ONCE)

const isOldLogOf = (intentIds: readonly string[], firstDay: string) =>
  and(anyOf(habitLog.habitIntentId, intentIds), lt(habitLog.loggedOn, firstDay))

/** The share that replaces a month's logs. */
const monthOf = (intent: Intent, history: RunHistory, month: string, [first, ...more]: readonly Log[]) => {
  const run = first?.run ?? intent.run
  const isShown = run === intent.run && intent.startedOn !== null
  return {
    habitIntentId: intent.id,
    run,
    month,
    userId: intent.userId,
    done: 1 + more.length,
    planned: isShown ? shareOfMonth(history, month).planned : null,
  }
}

/** Intents and logs are read under the locks: an account that is being deleted is left out. */
const sumUp = async (tx: Tx, candidates: readonly Intent[], firstDay: string): Promise<void> => {
  const locked = await lockFreeAccounts(tx, [...new Set(candidates.map(({ userId }) => userId))])
  const candidateIds = candidates.map(({ id }) => id)
  const intents = await tx
    .select()
    .from(habitIntent)
    .where(and(anyOf(habitIntent.id, candidateIds), anyOf(habitIntent.userId, locked)))
  const isOld = isOldLogOf(
    intents.map(({ id }) => id),
    firstDay,
  )
  const { habitIntentId, run, loggedOn } = habitLog
  const logs = await tx.select({ habitIntentId, run, loggedOn }).from(habitLog).where(isOld)
  if (logs.length === 0) return
  const historyOf = await historiesOf(tx, intents, firstDay)
  const logsOf = Map.groupBy(logs, (log) => log.habitIntentId)
  const months = intents.flatMap((intent) => {
    const byMonth = Map.groupBy(
      logsOf.get(intent.id) ?? [],
      (log) => `${log.loggedOn.slice(0, 7)} ${log.run}`,
    )
    return [...byMonth].map(([key, ofMonth]) => monthOf(intent, historyOf(intent), key.slice(0, 7), ofMonth))
  })
  await insertInParts(tx, habitMonth, months)
  const { rowCount } = await tx.delete(habitLog).where(isOld)
  if (rowCount !== logs.length) throw new Error(`${rowCount} logs were deleted, and ${logs.length} counted`)
}

/**
 * Runs every night: logs of months whose single days are no longer shown become one row for each habit, run and
 * month. An account that a command or another worker has locked is left to the next night.
 */
export const sumUpOldHabitLogs = defineLooseSchedule({
  name: 'sum-up-old-habit-logs',
  cron: '40 2 * * *',
  maxSeconds: HOUR_SECONDS,
  ownConcurrency: 1,
  run: async ({ inTx, now }) => {
    const firstDay = `${firstMonthWithDays(berlinDay(now))}-01`
    for (let last: string | undefined = FIRST_ID; last; )
      last = await inTx(async (tx) => {
        const intents = await intentsAfter(tx, last ?? FIRST_ID)
        const isOld = isOldLogOf(
          intents.map(({ id }) => id),
          firstDay,
        )
        const withOld = await tx.selectDistinct({ id: habitLog.habitIntentId }).from(habitLog).where(isOld)
        const ids = new Set(withOld.map(({ id }) => id))
        const candidates = intents.filter(({ id }) => ids.has(id))
        if (candidates.length > 0) await sumUp(tx, candidates, firstDay)
        return intents.at(-1)?.id
      })
  },
})
