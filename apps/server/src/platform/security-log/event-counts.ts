import { gt, lt, sql } from 'drizzle-orm'
import type { Metrics } from '../base/metrics/metrics.ts'
import type { Tx } from '../database/transaction.ts'
import { securityEventCount } from './tables.ts'

type Site = 'APP' | 'ADMIN'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const KEPT_MS = 30 * DAY_MS

/**
 * Adds the counts of this process since the last call to the stored ones. `save` runs in a transaction across
 * tenants; call its result once that is committed.
 */
export const createEventCounts = ({ securityEvents }: Pick<Metrics, 'securityEvents'>) => {
  const savedCounts = new Map<string, number>()
  return {
    save: async (tx: Tx, now: Date): Promise<() => void> => {
      const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
      const { values } = await securityEvents.get()
      const addedCounts = values.flatMap(({ labels, value }) => {
        const { event, site } = labels as { event: string; site: Site }
        const key = `${event} ${site}`
        const count = value - (savedCounts.get(key) ?? 0)
        return count > 0 ? [{ key, value, row: { hour, event, site, count } }] : []
      })
      await tx
        .delete(securityEventCount)
        .where(lt(securityEventCount.hour, new Date(now.getTime() - KEPT_MS)))
      if (addedCounts.length > 0)
        await tx
          .insert(securityEventCount)
          .values(addedCounts.map(({ row }) => row))
          .onConflictDoUpdate({
            target: [securityEventCount.hour, securityEventCount.event, securityEventCount.site],
            set: { count: sql`${securityEventCount.count} + excluded.count` },
          })
      return () => {
        for (const { key, value } of addedCounts) savedCounts.set(key, value)
      }
    },
  }
}

/** The counts of the last 24 hours and 7 days. For a transaction across tenants. */
export const findEventCounts = (tx: Tx, now: Date) => {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return tx
    .select({
      event: securityEventCount.event,
      site: securityEventCount.site,
      inLastDay: sql<number>`coalesce(sum(${securityEventCount.count}) FILTER (WHERE ${gt(securityEventCount.hour, since(1))}), 0)::integer`,
      inLastWeek: sql<number>`sum(${securityEventCount.count})::integer`,
    })
    .from(securityEventCount)
    .where(gt(securityEventCount.hour, since(7)))
    .groupBy(securityEventCount.event, securityEventCount.site)
    .orderBy(securityEventCount.event, securityEventCount.site)
}
