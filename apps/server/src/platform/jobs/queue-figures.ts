import type { PgBoss } from 'pg-boss'
import type { Metrics } from '../base/metrics/metrics.ts'

/** `oldestSeconds`: how long the oldest job that is due has waited; 0 without one. */
export type QueueFigures = {
  name: string
  ready: number
  active: number
  failed: number
  oldestSeconds: number
}

/**
 * The counts are those that pg-boss itself takes every ten seconds while a worker runs; the age is read from its index of waiting
 * jobs.
 */
const FIGURES = `
  SELECT queue.name, queue.ready_count AS ready, queue.active_count AS active, queue.failed_count AS failed,
    coalesce(waiting.seconds, 0)::float8 AS "oldestSeconds"
  FROM pgboss.queue LEFT JOIN (
    SELECT name, extract(epoch FROM pgboss.job_now() - min(start_after)) AS seconds FROM pgboss.job
    WHERE state < 'active' AND NOT blocked AND start_after <= pgboss.job_now() GROUP BY name
  ) waiting USING (name)
  WHERE queue.name NOT LIKE '\\_\\_pgboss%' ORDER BY queue.name`

/** The figures of every queue, by name. */
export const queueFigures = async (boss: Pick<PgBoss, 'getDb'>): Promise<QueueFigures[]> => {
  const { rows } = await boss.getDb().executeSql(FIGURES)
  return rows as QueueFigures[]
}

/** Two gauges that are read together, once for both. */
export const watchQueues = (metrics: Metrics, boss: Pick<PgBoss, 'getDb'>): void => {
  let reading: Promise<QueueFigures[]> | null = null
  const read = (): Promise<QueueFigures[]> => {
    reading ??= queueFigures(boss).finally(() => {
      reading = null
    })
    return reading
  }
  metrics.watch(
    'wohlauf_jobs',
    'Jobs by queue and state: ready, active, failed.',
    ['queue', 'state'],
    async () =>
      (await read()).flatMap(({ name: queue, ready, active, failed }) =>
        Object.entries({ ready, active, failed }).map(([state, value]) => ({
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
