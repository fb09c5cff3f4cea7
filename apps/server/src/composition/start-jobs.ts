import type pg from 'pg'
import type { Config } from '../platform/base/config/config.ts'
import { createPool } from '../platform/database/pool.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { JOB_TIME_LIMITS } from '../platform/database/time-limits.ts'
import type { MountDependencies } from '../platform/http/mount/mount.ts'
import type { JobLog } from '../platform/jobs/job-log.ts'
import { startWorker, type Worker } from '../platform/jobs/worker.ts'
import { BURSTS_AT_ONCE, LANES } from '../platform/mail/send-mail-job.ts'
import { JOBS } from './jobs.ts'
import type { Tracing } from './tracing.ts'

/** Concurrent jobs of all kinds that share the slots; each occupies a connection, which requests do not use. */
const CONCURRENCY = 4
/**
 * Jobs of many mails read and delete several mails at a time. Other jobs with slots of their own use a connection
 * only briefly.
 */
const POOL_SIZE = CONCURRENCY + BURSTS_AT_ONCE * LANES

export const startJobs = async (
  { secretKey }: Pick<Config, 'secretKey'>,
  adminUrl: string,
  { services, clock }: Pick<MountDependencies, 'services' | 'clock'>,
  log: JobLog,
  tracing: Tracing | null = null,
): Promise<Worker & { pool: pg.Pool }> => {
  const { missingKinds } = services.push
  if (missingKinds.length > 0) log.info({ missingKinds }, 'push is not configured for these kinds of devices')
  let isStopping = false
  const onError = (error: Error) => {
    if (!isStopping) log.warn({ error: error.message }, 'database')
  }
  const pool = createPool(urlFor(adminUrl, ROLES.runtime, secretKey), POOL_SIZE, onError, JOB_TIME_LIMITS)
  services.metrics.watchPool('jobs', pool)
  tracing?.tracePool(pool)
  const worker = await startWorker({
    url: urlFor(adminUrl, ROLES.jobs, secretKey),
    jobs: JOBS,
    dependencies: { pool, services, clock, log },
    concurrency: CONCURRENCY,
    around: tracing?.traceJob,
  })
  return {
    pool,
    isStuck: worker.isStuck,
    stop: async () => {
      isStopping = true
      await worker.stop()
      await pool.end()
    },
  }
}
