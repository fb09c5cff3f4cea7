import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Metrics } from '../base/metrics/metrics.ts'
import { schemas } from '../database/function-schemas.ts'
import { acrossTenants, type Tx } from '../database/transaction.ts'

/**
 * `ready` jobs are due; `retrying` ones failed and wait for their next attempt. `oldestDueAt` and `oldestSeconds`:
 * since when the oldest due job has waited; null and 0 without one.
 */
export type QueueFigures = {
  name: string
  ready: number
  retrying: number
  active: number
  failed: number
  oldestDueAt: Date | null
  oldestSeconds: number
}

type Row = {
  name: string
  ready: number
  retrying: number
  active: number
  failed: number
  oldest_due_at: string | null
  oldest_seconds: number
}

/** The figures of every queue, by name. For a transaction across tenants. */
export const queueFigures = async (tx: Tx): Promise<QueueFigures[]> => {
  const { rows } = await tx.execute<Row>(sql`SELECT * FROM ${schemas.jobs}.queues()`)
  return rows.map(({ oldest_due_at: dueAt, oldest_seconds: oldestSeconds, ...counts }) => ({
    ...counts,
    oldestDueAt: dueAt === null ? null : new Date(dueAt),
    oldestSeconds,
  }))
}

/** Two gauges with one query for both. */
export const watchQueues = (metrics: Metrics, platformPool: pg.Pool): void => {
  let reading: Promise<QueueFigures[]> | null = null
  const read = (): Promise<QueueFigures[]> => {
    reading ??= acrossTenants(platformPool, 'figures are of the queue of all apps', queueFigures, {
      isReadOnly: true,
    }).finally(() => {
      reading = null
    })
    return reading
  }
  metrics.watch(
    'wohlauf_jobs',
    'Jobs by queue and state: ready, retrying, active, failed.',
    ['queue', 'state'],
    async () =>
      (await read()).flatMap(({ name: queue, ready, retrying, active, failed }) =>
        Object.entries({ ready, retrying, active, failed }).map(([state, value]) => ({
          labels: { queue, state },
          value,
        })),
      ),
  )
  metrics.watch(
    'wohlauf_job_oldest_age_seconds',
    'How long the oldest due job of a queue has waited; 0 without one.',
    ['queue'],
    async () => (await read()).map(({ name: queue, oldestSeconds: value }) => ({ labels: { queue }, value })),
  )
}
