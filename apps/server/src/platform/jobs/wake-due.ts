import type { PgBoss } from 'pg-boss'

const LOOK_EVERY_MS = 2000

/** Twice what the limits of the queue's statements allow a look: one that has not ended by then never will. */
const STUCK_AFTER_MS = 60_000

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
 * @returns also whether it has stopped looking, although each look ends, also without an answer: only a new process helps then
 */
export const wakeDue = (
  boss: Pick<PgBoss, 'getDb' | 'notifyWorker'>,
  workerIds: ReadonlyMap<string, readonly string[]>,
): { stop: () => void; isStuck: () => boolean } => {
  let isLooking = false
  let lastEnd = performance.now()
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
      lastEnd = performance.now()
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    stop: () => clearInterval(timer),
    isStuck: () => performance.now() - lastEnd > STUCK_AFTER_MS,
  }
}
