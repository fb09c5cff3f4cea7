import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTenant, type Tx } from '../database/transaction.ts'
import { describeError } from '../http/error-log.ts'
import type { Services } from '../services.ts'
import { failureOf, JobFailed } from './failure.ts'
import type { AnyJob } from './job.ts'
import type { JobLog } from './job-log.ts'

export type JobDependencies = {
  /** Logs in as `wohlauf_runtime`. */
  pool: pg.Pool
  services: Services
  clock: () => Date
  log: JobLog
}

/** A job as the queue returns it. */
export type Claimed = { id: string; data: { appId: string; payload: unknown } }

/** Mail servers and files are slower than tables: the limits for a job are longer than for a request. */
const PATIENCE = sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`

/**
 * Runs one job in its app's transaction, or in those that it opens itself.
 * @throws JobFailed when it threw; everything it did in the open transaction is rolled back
 */
export const runJob = async (
  job: AnyJob,
  { id, data }: Claimed,
  { pool, services, clock, log }: JobDependencies,
): Promise<void> => {
  const began = performance.now()
  const fields = (outcome: string) => ({
    job: job.name,
    jobId: id,
    appId: data.appId,
    durationMs: Math.round(performance.now() - began),
    outcome,
  })
  try {
    const payload = job.payload.parse(data.payload)
    const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      inTenant(pool, { appId: data.appId, userId: null, reach: 'app' }, async (tx) => {
        await tx.execute(PATIENCE)
        return work(tx)
      })
    await job.run({ payload, appId: data.appId, inTx, now: clock(), services, log })
    log.info(fields('done'), 'job')
  } catch (error) {
    log.warn({ ...fields('failed'), error: describeError(error) }, 'job')
    throw new JobFailed(failureOf(error))
  }
}
