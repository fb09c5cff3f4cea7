import type pg from 'pg'
import { describeError } from '../base/describe-error.ts'
import type { Services } from '../base/services.ts'
import { isDatabaseAway } from '../database/faults/database-away.ts'
import { bind, inTransaction, type Tx } from '../database/transaction.ts'
import { failureOf, JobFailed } from './failure.ts'
import type { AnyJob, JobNote } from './job.ts'
import type { JobLog } from './job-log.ts'

export type JobDependencies = {
  /** Logs in as `wohlauf_runtime`. */
  pool: pg.Pool
  services: Services
  clock: () => Date
  log: JobLog
}

export type Claimed = {
  id: string
  data: { appId: string; payload: unknown }
  /** What the queue has stored of the attempt before. */
  output?: unknown
}

/** The queue's stored output of a job that is done. */
export type JobOutput = { notes: readonly JobNote[] }

/** Mail servers and files are slower than tables: the limits for a job are longer than for a request. */
const IDLE_LIMIT = `SET LOCAL idle_in_transaction_session_timeout = '60s'`

const openIn =
  (pool: pg.Pool, userId: string | null = null) =>
  <T>(appId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTransaction(
      pool,
      (client) => Promise.all([bind(client, { appId, userId, reach: 'app' }), client.query(IDLE_LIMIT)]),
      work,
    )

const notesOf = (output: unknown): readonly JobNote[] => (output as Partial<JobOutput> | null)?.notes ?? []

/** Runs the work and writes one log line; `appId` is missing for work over all apps. */
const withLog = async (
  fields: { job: string; jobId: string; appId?: string },
  { log, services: { metrics, outages } }: Pick<JobDependencies, 'log' | 'services'>,
  run: () => Promise<void>,
  notes: readonly JobNote[] = [],
): Promise<void> => {
  const began = performance.now()
  const line = (outcome: 'done' | 'failed') => {
    const took = performance.now() - began
    metrics.jobs.observe({ queue: fields.job, outcome }, took / 1000)
    return { ...fields, durationMs: Math.round(took), outcome }
  }
  try {
    await run()
    log.info(line('done'), 'job')
  } catch (error) {
    const failed = line('failed')
    if (isDatabaseAway(error)) outages.database.note('jobs', error)
    else log.warn({ ...failed, error: describeError(error) }, 'job')
    throw new JobFailed(failureOf(error), notes)
  }
}

/**
 * Runs one job in its app's transaction, or in those that it opens itself.
 * @returns its notes and those of its former attempts, for its entry in the queue; undefined without one
 * @throws JobFailed with the notes when it threw; everything in the open transaction is undone
 */
export const runJob = async (
  job: AnyJob,
  { id, data: { appId, payload }, output }: Claimed,
  { pool, services, clock, log }: JobDependencies,
): Promise<JobOutput | undefined> => {
  const notes: JobNote[] = [...notesOf(output)]
  const run = () =>
    job.run({
      payload: job.payload.parse(payload),
      appId,
      inTx: (work) => openIn(pool)(appId, work),
      inTxAs: (userId, work) => openIn(pool, userId)(appId, work),
      now: clock(),
      services,
      log,
      record: (note) => void notes.push(note),
    })
  await withLog({ job: job.name, jobId: id, appId }, { log, services }, run, notes)
  return notes.length > 0 ? { notes } : undefined
}

/** @throws JobFailed when it threw; earlier commits stay */
export const runAcross = (
  name: string,
  run: NonNullable<AnyJob['runAcross']>,
  id: string,
  { pool, services, clock, log }: JobDependencies,
): Promise<void> =>
  withLog({ job: name, jobId: id }, { log, services }, () =>
    run({ inApp: openIn(pool), now: clock(), services, log }),
  )
