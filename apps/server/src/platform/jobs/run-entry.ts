import type { PgBoss } from 'pg-boss'
import { enqueueForEachApp } from './each-app.ts'
import type { AnyJob } from './job.ts'
import { type Claimed, type JobDependencies, type JobOutput, runAcross, runJob } from './run-job.ts'

/** An entry of the queue: a job of an app, or a schedule's tick, which belongs to no app. */
export type QueueEntry = { id: string; data: Claimed['data'] | null; output?: unknown }

/**
 * @returns the output that the queue stores
 * @throws JobFailed when the job threw
 */
export const runEntry = async (
  boss: PgBoss,
  job: AnyJob,
  { id, data, output }: QueueEntry,
  dependencies: JobDependencies,
): Promise<JobOutput | undefined> => {
  if (data?.appId) return runJob(job, { id, data, output }, dependencies)
  if (job.runAcross) await runAcross(job.name, job.runAcross, id, dependencies)
  else await enqueueForEachApp(boss, job.name, id, dependencies.services)
  return undefined
}
