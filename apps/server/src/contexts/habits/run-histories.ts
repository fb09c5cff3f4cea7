import { and, eq } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { habitIntent, habitLog, habitPastPlan, habitPause } from './database/tables.ts'
import type { Intent } from './own-intents.ts'
import type { RunHistory } from './rules/days.ts'

const logsOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ habitIntentId: habitLog.habitIntentId, loggedOn: habitLog.loggedOn })
    .from(habitLog)
    .innerJoin(
      habitIntent,
      and(eq(habitIntent.id, habitLog.habitIntentId), eq(habitIntent.run, habitLog.run)),
    )
    .where(anyOf(habitLog.habitIntentId, ids))
    .orderBy(habitLog.loggedOn)

const pastPlansOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      habitIntentId: habitPastPlan.habitIntentId,
      endsOn: habitPastPlan.endsOn,
      weekdays: habitPastPlan.weekdays,
    })
    .from(habitPastPlan)
    .innerJoin(
      habitIntent,
      and(eq(habitIntent.id, habitPastPlan.habitIntentId), eq(habitIntent.run, habitPastPlan.run)),
    )
    .where(anyOf(habitPastPlan.habitIntentId, ids))

const pausesOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      habitIntentId: habitPause.habitIntentId,
      startsOn: habitPause.startsOn,
      endsOn: habitPause.endsOn,
    })
    .from(habitPause)
    .innerJoin(
      habitIntent,
      and(eq(habitIntent.id, habitPause.habitIntentId), eq(habitIntent.run, habitPause.run)),
    )
    .where(anyOf(habitPause.habitIntentId, ids))

type OfIntent = { habitIntentId: string }

export const historiesOf = async (
  tx: Tx,
  intents: readonly Intent[],
): Promise<(intent: Intent) => RunHistory> => {
  const ids = intents.map(({ id }) => id)
  const [logs, pastPlans, pauses] = await Promise.all([
    logsOf(tx, ids),
    pastPlansOf(tx, ids),
    pausesOf(tx, ids),
  ])
  const by = <Row extends OfIntent>(rows: Row[]) => Map.groupBy(rows, ({ habitIntentId }) => habitIntentId)
  const [logsBy, plansBy, pausesBy] = [by(logs), by(pastPlans), by(pauses)]
  return ({ id, startedOn, weekdays }) => ({
    startedOn,
    weekdays,
    pastPlans: plansBy.get(id) ?? [],
    pauses: pausesBy.get(id) ?? [],
    loggedDays: new Set(logsBy.get(id)?.map(({ loggedOn }) => loggedOn)),
  })
}

export const historyOf = async (tx: Tx, intent: Intent): Promise<RunHistory> =>
  (await historiesOf(tx, [intent]))(intent)
