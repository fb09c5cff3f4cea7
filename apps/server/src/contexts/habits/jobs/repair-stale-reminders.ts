import { and, asc, gt } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { defineLooseSchedule } from '../../../platform/jobs/job.ts'
import { lockFreeAccounts } from '../../../platform/tenancy/lock-free-accounts.ts'
import { habitIntent } from '../database/tables.ts'
import { moveReminders } from '../move-reminders.ts'
import type { Intent } from '../own-intents.ts'
import { isReminderStale, nextReminder } from '../rules/next-reminder.ts'

const AT_ONCE = 1000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const batchAfter = (tx: Tx, id: string): Promise<Intent[]> =>
  tx.select().from(habitIntent).where(gt(habitIntent.id, id)).orderBy(asc(habitIntent.id)).limit(AT_ONCE)

const staleOf = (intents: readonly Intent[], now: Date): Intent[] =>
  intents.filter((intent) => isReminderStale(intent.nextReminderAt, intent, now))

/** Reads them again under the accounts' locks: a command may have changed the plan since. */
const repair = async (tx: Tx, stale: readonly Intent[], now: Date): Promise<number> => {
  const locked = await lockFreeAccounts(tx, [...new Set(stale.map(({ userId }) => userId))])
  const ids = stale.map(({ id }) => id)
  const isTaken = and(anyOf(habitIntent.id, ids), anyOf(habitIntent.userId, locked))
  const still = staleOf(await tx.select().from(habitIntent).where(isTaken), now)
  await moveReminders(
    tx,
    still.map((intent) => ({ ...intent, nextReminderAt: nextReminder(intent, now) })),
  )
  return still.length
}

/** Logs how many it corrects: there should be none. Due reminders are left to the job that sends them. */
export const repairStaleReminders = defineLooseSchedule({
  name: 'repair-stale-reminders',
  cron: '25 2 * * *',
  run: async ({ appId, inTx, now, log }) => {
    let repaired = 0
    for (let last: string | undefined = FIRST_ID; last; ) {
      const [batch, count] = await inTx(async (tx) => {
        const intents = await batchAfter(tx, last ?? FIRST_ID)
        const stale = staleOf(intents, now)
        return [intents, stale.length > 0 ? await repair(tx, stale, now) : 0] as const
      })
      repaired += count
      last = batch.at(-1)?.id
    }
    if (repaired > 0) log.warn({ appId, repaired }, 'reminders were stale')
  },
})
