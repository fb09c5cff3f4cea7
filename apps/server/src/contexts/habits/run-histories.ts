import { and, eq, lt } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { habitIntent, habitLog, habitMonth, habitPastPlan, habitPause } from './database/tables.ts'
import type { RunHistory } from './rules/days.ts'

const logsOf = (tx: Tx, ids: readonly string[], before?: string) =>
  tx
    .select({ habitIntentId: habitLog.habitIntentId, loggedOn: habitLog.loggedOn, id: habitLog.id })
    .from(habitLog)
    .innerJoin(
      habitIntent,
      and(eq(habitIntent.id, habitLog.habitIntentId), eq(habitIntent.run, habitLog.run)),
    )
    .where(and(anyOf(habitLog.habitIntentId, ids), before ? lt(habitLog.loggedOn, before) : undefined))
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

const oldMonthsOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      habitIntentId: habitMonth.habitIntentId,
      month: habitMonth.month,
      done: habitMonth.done,
      planned: habitMonth.planned,
    })
    .from(habitMonth)
    .innerJoin(
      habitIntent,
      and(eq(habitIntent.id, habitMonth.habitIntentId), eq(habitIntent.run, habitMonth.run)),
    )
    .where(anyOf(habitMonth.habitIntentId, ids))

/** A run that has ended has the number of the current one until the next begins, and no past. */
const sharesOf = (startedOn: string | null, months: Awaited<ReturnType<typeof oldMonthsOf>> = []) =>
  new Map(
    startedOn === null
      ? []
      : months.map(({ month, done, planned }) => [month, { done, planned: planned ?? done }] as const),
  )

type OfIntent = { habitIntentId: string }
type Planned = Pick<RunHistory, 'startedOn' | 'weekdays'> & { id: string }

/** @param logsBefore leaves out the logs of this day and the many later ones */
export const historiesOf = async (
  tx: Tx,
  intents: readonly Planned[],
  logsBefore?: string,
): Promise<(intent: Planned) => RunHistory> => {
  const ids = intents.map(({ id }) => id)
  const [logs, pastPlans, pauses, oldMonths] = await Promise.all([
    logsOf(tx, ids, logsBefore),
    pastPlansOf(tx, ids),
    pausesOf(tx, ids),
    oldMonthsOf(tx, ids),
  ])
  const by = <Row extends OfIntent>(rows: Row[]) => Map.groupBy(rows, ({ habitIntentId }) => habitIntentId)
  const [logsBy, plansBy, pausesBy, monthsBy] = [by(logs), by(pastPlans), by(pauses), by(oldMonths)]
  return ({ id, startedOn, weekdays }) => ({
    startedOn,
    weekdays,
    pastPlans: plansBy.get(id) ?? [],
    pauses: pausesBy.get(id) ?? [],
    loggedDays: new Set(logsBy.get(id)?.map(({ loggedOn }) => loggedOn)),
    idOfLastLog: logsBy.get(id)?.at(-1)?.id ?? null,
    oldMonths: sharesOf(startedOn, monthsBy.get(id)),
  })
}

export const historyOf = async (tx: Tx, intent: Planned): Promise<RunHistory> =>
  (await historiesOf(tx, [intent]))(intent)
