import type { PgBoss } from 'pg-boss'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import type { AnyJob, Job } from '../platform/jobs/job.ts'
import { openBoss } from '../platform/jobs/open-boss.ts'
import { type QueueEntry, runEntry } from '../platform/jobs/run-entry.ts'
import type { JobDependencies } from '../platform/jobs/run-job.ts'

export type JobCounts = { done: number; failed: number }

type JobRunnerOptions = {
  adminUrl: string
  secretKey: string
  jobs: readonly AnyJob[]
  dependencies: JobDependencies
}

/** Applies the conditions of pg-boss itself, which is still asked for each job. */
const KINDS_DUE =
  "SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after <= pgboss.job_now()"

/**
 * Runs jobs in the test's own process, by the same code as a worker, if they are due by the test's clock. Their
 * queues exist.
 */
export const createJobRunner = ({ adminUrl, secretKey, jobs, dependencies }: JobRunnerOptions) => {
  const url = urlFor(adminUrl, ROLES.jobs, secretKey)
  let opening: Promise<PgBoss> | undefined
  const ready = async (): Promise<PgBoss> => {
    opening ??= openBoss(url, () => {}, { max: 1 })
    const boss = await opening
    await boss.getDb().executeSql('UPDATE pgboss.test_time SET now = $1', [dependencies.clock()])
    return boss
  }

  /** Runs one due job of a kind; null when none is due. */
  const runNext = async (boss: PgBoss, job: AnyJob): Promise<keyof JobCounts | null> => {
    const [entry] = await boss.fetch<QueueEntry['data']>(job.name, { includeMetadata: true })
    if (!entry) return null
    try {
      const output = await runEntry(boss, job, entry, dependencies)
      await boss.complete(job.name, entry.id, output)
      return 'done'
    } catch (error) {
      await boss.fail(job.name, entry.id, error as Error)
      return 'failed'
    }
  }

  /** One query for all kinds: most of them have no due job. */
  const kindsDue = async (boss: PgBoss): Promise<Set<string>> => {
    const { rows } = await boss.getDb().executeSql(KINDS_DUE)
    return new Set(rows.map(({ name }) => name))
  }

  const runJobs = async (of: readonly Pick<Job, 'name'>[] = jobs): Promise<JobCounts> => {
    const names = new Set(of.map(({ name }) => name))
    const boss = await ready()
    const counts: JobCounts = { done: 0, failed: 0 }
    let due = await kindsDue(boss)
    for (let hasWorked = true; hasWorked; ) {
      hasWorked = false
      for (const job of jobs) {
        if (!due.has(job.name) || !names.has(job.name)) continue
        for (let end = await runNext(boss, job); end; end = await runNext(boss, job)) {
          counts[end] += 1
          hasWorked = true
        }
        due = await kindsDue(boss)
      }
    }
    return counts
  }

  return {
    runJobs,
    /** Triggers the schedule: one job per app, run concurrently with all other due jobs. */
    runSchedule: async (schedule: Pick<Job, 'name'>): Promise<JobCounts> => {
      await (await ready()).send(schedule.name)
      const counts = await runJobs()
      return { ...counts, done: counts.done - 1 }
    },
    stopJobs: async () => void (await (await opening)?.stop({ graceful: false })),
  }
}
