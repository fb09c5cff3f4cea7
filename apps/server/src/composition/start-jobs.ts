import type pg from 'pg'
import type { Config } from '../platform/base/config/config.ts'
import { createPool } from '../platform/database/pool.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { JOB_TIME_LIMITS } from '../platform/database/time-limits.ts'
import type { MountDependencies } from '../platform/http/mount/mount.ts'
import type { JobLog } from '../platform/jobs/job-log.ts'
import { startWorker, type Worker } from '../platform/jobs/worker.ts'
import { JOB_CONCURRENCY, POOL_SIZES } from './connections.ts'
import { JOBS } from './jobs.ts'
import type { Tracing } from './tracing.ts'

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
    if (!isStopping) services.outages.database.note('connections', error)
  }
  const pool = createPool(
    urlFor(adminUrl, ROLES.runtime, secretKey),
    POOL_SIZES.jobs,
    onError,
    JOB_TIME_LIMITS,
  )
  services.metrics.watchPool('jobs', pool)
  tracing?.tracePool(pool)
  const worker = await startWorker({
    url: urlFor(adminUrl, ROLES.jobs, secretKey),
    jobs: JOBS,
    dependencies: { pool, services, clock, log },
    concurrency: JOB_CONCURRENCY,
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
