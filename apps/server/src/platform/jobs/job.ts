import * as z from 'zod/mini'
import type { Services } from '../base/services.ts'
import type { Tx } from '../database/transaction.ts'
import type { JobLog } from './job-log.ts'

/** How often a job that threw is retried: the delay doubles from the first to the longest, then it is `failed`. */
type Retry = { limit: number; firstSeconds: number; longestSeconds: number }

/** The note of a job that is done, but not as intended. */
export type JobNote = { refused: string; reason: string }

/**
 * The context of a job. `tx` is open, bound to the app with the reach of all its users, and committed when
 * `run` returns.
 */
export type JobContext<Payload> = {
  payload: Payload
  appId: string
  tx: Tx
  now: Date
  services: Services
  /** Never log users' input or names: ids only. */
  log: JobLog
  /**
   * Adds a note to the job's entry, which is kept when the job is done: texts of the code, never users' input or
   * names.
   */
  record: (note: JobNote) => void
}

export type LooseJobContext<Payload> = Omit<JobContext<Payload>, 'tx'> & {
  /** Bound like {@link JobContext.tx}, and committed when `work` returns. */
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Like {@link JobContext.inTx}, acting as one user too: for functions that check the transaction's user. */
  inTxAs: <T>(userId: string, work: (tx: Tx) => Promise<T>) => Promise<T>
}

export type AcrossContext = Pick<JobContext<unknown>, 'now' | 'services' | 'log'> & {
  inApp: <T>(appId: string, work: (tx: Tx) => Promise<T>) => Promise<T>
}

export type Job<Payload = unknown> = {
  name: string
  payload: z.ZodMiniType<Payload>
  run: (context: LooseJobContext<Payload>) => Promise<void>
  retry: Retry
  /** Five cron fields in Berlin's time; null for a job that only `enqueue` starts. */
  cron: string | null
  /** The schedule is one run over all apps, instead of one job per app. */
  runAcross?: (context: AcrossContext) => Promise<void>
  keptSeconds: number
  /** A run that takes longer counts as failed. Its work is not stopped: a further run may begin beside it. */
  maxSeconds: number
  /** The maximum number of concurrent jobs of one app in a worker: its other slots are for other apps. */
  ownConcurrency?: number
  /** The maximum number of concurrent runs of one app in a worker: its other slots are for other apps. */
  concurrencyOfApp?: number
}

// Methods are checked bivariantly: a list contains jobs of every payload.
export type AnyJob = Omit<Job, 'payload' | 'run'> & {
  payload: z.ZodMiniType
  run(context: LooseJobContext<unknown>): Promise<void>
}

type JobDefinition<Payload, Context> = {
  name: string
  payload: z.ZodMiniType<Payload>
  run: (context: Context) => Promise<void>
  retry?: Retry
  /** Needed by frequent jobs, whose rows would fill the queue. */
  keptSeconds?: number
  maxSeconds?: number
  /** More than 1 for frequent jobs that wait for another server; 1 for one that must not run twice at a time. */
  ownConcurrency?: number
  /** Needed by a kind of which one app may enqueue many long jobs. */
  concurrencyOfApp?: number
}

type ScheduleDefinition<Context> = Omit<JobDefinition<never, Context>, 'payload'> & {
  /** Minute, hour, day, month, weekday, in Berlin's time, summer and winter. */
  cron: string
}

const THIRTY_DAYS_SECONDS = 30 * 86_400

const FIVE_MINUTES_SECONDS = 300

const FIVE_TRIES: Retry = { limit: 5, firstSeconds: 10, longestSeconds: 3600 }

/**
 * Work that runs after the transaction that enqueues it. It may run twice, when a worker dies after the commit, so
 * `run` checks first whether there is anything left to do. The payload contains only ids of our own rows: never an
 * address, a name, a token or a user's id. It outlives the rows it is about; a missing row means that the job is
 * done.
 */
export const defineJob = <Payload>(definition: JobDefinition<Payload, JobContext<Payload>>): Job<Payload> =>
  defineLooseJob({ ...definition, run: (loose) => loose.inTx((tx) => definition.run({ ...loose, tx })) })

/**
 * Suits work that waits for something other than the database: it holds no connection. Commits before an error stay.
 */
export const defineLooseJob = <Payload>(
  definition: JobDefinition<Payload, LooseJobContext<Payload>>,
): Job<Payload> => ({
  retry: FIVE_TRIES,
  keptSeconds: THIRTY_DAYS_SECONDS,
  maxSeconds: FIVE_MINUTES_SECONDS,
  cron: null,
  ...definition,
})

/** Each app's run is a job of its own, with its own transaction and retries. */
export const defineSchedule = (
  definition: ScheduleDefinition<Omit<JobContext<unknown>, 'payload'>>,
): Job<Record<string, never>> =>
  defineLooseSchedule({ ...definition, run: (loose) => loose.inTx((tx) => definition.run({ ...loose, tx })) })

export const defineLooseSchedule = (
  definition: ScheduleDefinition<Omit<LooseJobContext<unknown>, 'payload'>>,
): Job<Record<string, never>> => ({
  retry: FIVE_TRIES,
  keptSeconds: THIRTY_DAYS_SECONDS,
  maxSeconds: FIVE_MINUTES_SECONDS,
  ...definition,
  payload: z.strictObject({}),
})

/** Suits work on few apps at a time: one job per app would cost more than the work. */
export const defineAcrossSchedule = ({
  run,
  ...definition
}: ScheduleDefinition<AcrossContext>): Job<Record<string, never>> => ({
  ...defineLooseSchedule({
    ...definition,
    run: () => Promise.reject(new Error(`${definition.name} is not run for a single app`)),
  }),
  runAcross: run,
})
