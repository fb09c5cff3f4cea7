import type { PgBoss } from 'pg-boss'

const LOOK_EVERY_MS = 2000

const DUE_QUEUES = `
  SELECT q.name FROM pgboss.queue q
  WHERE EXISTS (
    SELECT FROM pgboss.job j
    WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= pgboss.job_now()
  )`

/**
 * Wakes the workers of queues with due jobs. The database notifies them of new jobs, but not of one that becomes due later, such as
 * a retry, nor while the listening connection is down. One statement for all queues replaces the polls of each.
 *
 * @param workerIds pg-boss' ids of the workers, by queue
 */
export const wakeDue = (
  boss: Pick<PgBoss, 'getDb' | 'notifyWorker'>,
  workerIds: ReadonlyMap<string, readonly string[]>,
): { stop: () => void } => {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const { rows } = await boss.getDb().executeSql(DUE_QUEUES)
      for (const { name } of rows) for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id)
    } catch {
      // pg-boss reports a database that is away, and the next look comes.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
