import { createConcurrencyLimit } from '../base/concurrency-limit.ts'
import { isQueueAway } from '../database/faults/database-away.ts'
import type { AnyJob } from './job.ts'
import { closeBoss, openBoss } from './open-boss.ts'
import { watchQueues } from './queue-figures.ts'
import { type QueueEntry, runEntry } from './run-entry.ts'
import type { JobDependencies } from './run-job.ts'
import { wakeDue } from './wake-due.ts'

export type WorkerOptions = {
  /** Logs in as the role that owns the queue. */
  url: string
  jobs: readonly AnyJob[]
  dependencies: JobDependencies
  /** Concurrent jobs, of all kinds without `ownConcurrency` together; each occupies a connection of the pool. */
  concurrency?: number
  /** Runs the work of each job, for traces. */
  around?: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined
}

/** `isStuck`: it has stopped to look for jobs, which no outage explains. */
export type Worker = { stop: () => Promise<void>; isStuck: () => boolean }

/** Its statements are short, and `LISTEN` has a connection of its own. */
export const QUEUE_POOL_SIZE = 2

/** Concurrent jobs of one kind, so that a slow kind never occupies all slots. */
const MAX_OF_A_KIND = 2
const STOP_PATIENCE_MS = 15_000

/** A worker is woken by the database and by {@link wakeDue}; it looks by itself only in case both have missed a job. */
const LOOK_BY_ITSELF_SECONDS = 60
const POLLING = {
  pollingIntervalSeconds: LOOK_BY_ITSELF_SECONDS,
  notifyPollingIntervalSeconds: LOOK_BY_ITSELF_SECONDS,
}

/** Runs jobs as they become due, woken by the database. Any number of workers may run on one database. */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { url, jobs, dependencies, concurrency = 4, around = (_name, work) => work() } = options
  const { log, services } = dependencies
  const onError = (error: Error) => {
    if (isQueueAway(error)) services.outages.database.note('queue', error)
    else log.warn({ error: error.message }, 'job queue')
  }
  const boss = await openBoss(url, onError, {
    // Builds in the background indexes that an update of pg-boss requires; the tables are up to date already.
    migrate: true,
    supervise: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: true,
    // A schedule with every minute starts within seconds of the minute.
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 2,
    useListenNotify: true,
    max: QUEUE_POOL_SIZE,
    isHolding: true,
  })
  watchQueues(services.metrics, services.platformPool)
  const inTurn = createConcurrencyLimit(concurrency, Number.POSITIVE_INFINITY)

  const workerIds = new Map<string, string[]>()
  for (const job of jobs) {
    const ids: string[] = []
    workerIds.set(job.name, ids)
    if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Berlin', missed: 'once' })
    const turns = job.ownConcurrency ?? Math.min(MAX_OF_A_KIND, concurrency)
    const share = job.concurrencyOfApp ? { localGroupConcurrency: job.concurrencyOfApp } : {}
    for (let turn = 0; turn < turns; turn++) {
      let workerId = ''
      workerId = await boss.work<QueueEntry['data']>(
        job.name,
        { ...POLLING, includeMetadata: true, ...share },
        async ([entry]) => {
          if (!entry) return undefined
          // Fetches the next one immediately: by default a worker pauses after each job.
          boss.notifyWorker(workerId)
          const work = () => around(job.name, () => runEntry(boss, job, entry, dependencies))
          return job.ownConcurrency ? work() : inTurn(work)
        },
      )
      ids.push(workerId)
    }
  }
  const waking = wakeDue(boss, workerIds)
  const scheduled = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)

  return {
    isStuck: waking.isStuck,
    stop: () => {
      waking.stop()
      // pg-boss itself first waits for its LISTEN connection, and would take one more job meanwhile.
      for (const { name } of jobs) boss.offWork(name, { wait: false }).catch(() => {})
      return closeBoss(boss, STOP_PATIENCE_MS)
    },
  }
}
